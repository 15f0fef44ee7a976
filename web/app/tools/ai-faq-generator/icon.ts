export { MessageCircleQuestionMark as Icon } from 'lucide-react'
