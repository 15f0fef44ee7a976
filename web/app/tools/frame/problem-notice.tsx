import type { Problem } from './use-tool-request.ts'

/** Says what went wrong; the visitor's text stays where it is. */
export function ProblemNotice({ problem }: { problem: Problem }) {
  return (
    <div role="alert" className="rounded-md border-l-4 border-danger bg-danger-wash px-4 py-3">
      <p className="font-semibold text-danger">{problem.message}</p>
      {problem.reason && <p className="mt-1">{problem.reason}</p>}
    </div>
  )
}
