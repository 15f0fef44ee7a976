import { pageMeta } from '#app/head/page-meta.ts'
import { Container } from '#app/ui/container.tsx'

export const meta = () => pageMeta({ title: 'Limpid', description: 'Clear writing.', path: '/free-tools' })

export default function FreeToolsIndex() {
  return (
    <Container className="py-20">
      <h1 className="text-4xl">Free tools</h1>
    </Container>
  )
}
