export { Heading as Icon } from 'lucide-react'
