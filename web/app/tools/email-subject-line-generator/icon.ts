export { Mail as Icon } from 'lucide-react'
