import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Relay = {
  port: number
  /** Accepts and takes bytes, but passes nothing on: a server that is frozen or cut off. */
  freeze: () => void
  /** The same, as soon as these bytes have been passed on to the server. */
  freezeAfter: (text: string) => void
  thaw: () => void
  /** Which connections, in the order they were opened, have passed this on to the server. */
  carriers: (text: string) => number[]
  stop: () => Promise<void>
}

/** Stands between a client and a server on this machine. */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let frozen = false
  const passed: string[] = []
  let fatal: string | undefined
  function freeze() {
    frozen = true
    for (const socket of sockets) socket.pause()
  }
  function keep(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    if (frozen) socket.pause()
  }
  const server = createServer((client) => {
    const place = passed.push('') - 1
    const upstream = connect(target, '127.0.0.1')
    client.pipe(upstream).pipe(client)
    client.on('data', (bytes) => {
      passed[place] += bytes.toString('latin1')
      if (fatal && bytes.includes(fatal)) freeze()
    })
    for (const socket of [client, upstream]) keep(socket)
    client.once('close', () => upstream.destroy())
    upstream.once('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    freeze,
    freezeAfter: (text) => {
      fatal = text
    },
    thaw: () => {
      frozen = false
      fatal = undefined
      for (const socket of sockets) socket.resume()
    },
    carriers: (text) => [...passed.keys()].filter((place) => passed[place]?.includes(text)),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
