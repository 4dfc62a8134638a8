import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A model in a process of its own: one word at once, then one every quarter of a second. */
const EVENTS = 40
const GAP_MS = 250

const event = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

let open = 0
const server = createServer((incoming, outgoing) => {
  if (incoming.url === '/open') return void outgoing.end(String(open))
  open += 1
  outgoing.on('close', () => {
    open -= 1
  })
  let body = ''
  incoming.setEncoding('utf8').on('data', (text) => {
    body += text
  })
  incoming.on('end', () => {
    outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' })
    outgoing.write(event('Comece'))
    if (body.includes('rápido')) return outgoing.end('data: [DONE]\n\n')
    let sent = 1
    const timer = setInterval(() => {
      if (outgoing.destroyed) return clearInterval(timer)
      outgoing.write(event(' palavra'))
      sent += 1
      if (sent < EVENTS) return
      clearInterval(timer)
      outgoing.end('data: [DONE]\n\n')
    }, GAP_MS)
  })
})
server.listen(0, '127.0.0.1', 4096, () => process.send?.((server.address() as AddressInfo).port))
