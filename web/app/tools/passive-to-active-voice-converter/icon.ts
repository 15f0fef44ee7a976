export { ArrowLeftRight as Icon } from 'lucide-react'
