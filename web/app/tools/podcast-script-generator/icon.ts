export { Mic as Icon } from 'lucide-react'
