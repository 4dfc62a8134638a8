// Node's own server with nothing around it: one body, one list of headers for each port.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file, listeners] = process.argv.slice(2)
const body = readFileSync(file)
for (const { port, headers } of JSON.parse(listeners)) {
  const all = [...headers.flat(), 'Content-Length', String(body.length)]
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, all)
    outgoing.end(body)
  })
  server.listen(port, '127.0.0.1')
}
