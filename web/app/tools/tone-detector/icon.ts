export { AudioLines as Icon } from 'lucide-react'
