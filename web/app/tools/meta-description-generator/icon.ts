export { SearchCheck as Icon } from 'lucide-react'
