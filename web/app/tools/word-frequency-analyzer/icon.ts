export { ChartBarBig as Icon } from 'lucide-react'
