export { MessageSquareQuote as Icon } from 'lucide-react'
