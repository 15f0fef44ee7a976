import { pageMeta } from '#app/head/page-meta.ts'
import { Container } from '#app/ui/container.tsx'

export const meta = () => pageMeta({ title: 'Limpid', description: 'Clear writing.', path: '/' })

export default function Home() {
  return (
    <Container className="py-20">
      <h1 className="text-4xl">Clear water, clear sentences</h1>
    </Container>
  )
}
