export { ScanSearch as Icon } from 'lucide-react'
