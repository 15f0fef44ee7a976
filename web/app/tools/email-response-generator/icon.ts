export { Reply as Icon } from 'lucide-react'
