import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createRequestReport } from './report-request.ts'

test('known addresses are told, assets together, all others as unknown', async () => {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const metrics = createMetrics()
  const report = createRequestReport(createLog('info', stream), metrics)
  report.know(['/pricing', '/assets/root-a1.css', '/api/free-tools/:tool'])
  for (const path of ['/pricing/', '/assets/root-a1.css', '/wp-login.php', '/api/free-tools/:tool'])
    report({ id: 'some-id', method: 'GET', path, status: 200, start: performance.now() })
  expect(lines.map(({ route }) => route)).toEqual(['/pricing', '/assets/*', 'unknown', 'unknown'])
  expect(lines[0]).toMatchObject({ id: 'some-id', method: 'GET', status: 200, msg: 'request', level: 30 })
  expect(await metrics.print()).toContain('limpid_requests_total{method="GET",route="unknown",status="200"} 2')
})
