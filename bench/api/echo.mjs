// The floor to compare with: a bare node:http server that parses JSON and sends it back.
import { createServer } from 'node:http'

createServer((request, response) => {
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const body = JSON.stringify(JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
    response.end(body)
  })
}).listen(0, '127.0.0.1', function () {
  console.log(`ready at http://127.0.0.1:${this.address().port}`)
})
