import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { answerQuickly, headOf, KEEP_ALIVE_MS } from './fast-response.ts'

const body = Buffer.from('vento a favor')
const headers = ['Content-Type', 'text/plain', 'Content-Length', String(body.length), 'X-Id', '']

/** What a server answers to these bytes, one answer after the other, and who wrote each. */
async function answers(sent: string) {
  const quick: boolean[] = []
  const head = headOf(headers)
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    const id = incoming.url ?? ''
    const mayBeQuick = incoming.headers['x-slow'] === undefined
    quick.push(mayBeQuick && answerQuickly(outgoing, head, id, body))
    if (outgoing.headersSent) return
    outgoing.writeHead(200, headers.with(-1, id))
    outgoing.end(body)
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(sent)
  const chunks = await socket.toArray()
  // A moment may pass into the next second between two answers.
  const text = Buffer.concat(chunks)
    .toString('latin1')
    .replaceAll(/Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, 'Date: now')
  return { quick, answers: text.split(/(?<=vento a favor)/) }
}

const get = (more = '', path = '/a') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
const close = 'Connection: close\r\n'

test('a quick answer is byte for byte what Node itself writes', async () => {
  const { quick, answers: got } = await answers(get('X-Slow: 1\r\n') + get() + get(close))
  expect(quick).toEqual([false, true, false])
  expect(got[1]).toBe(got[0])
  expect(got[0]).toContain('X-Id: /a\r\nDate: now\r\n')
  expect(got[2]).toContain('Connection: close')
})

test('answers to requests sent ahead come in their order, each whole', async () => {
  const ahead = Array.from({ length: 9 }, (_, place) => get('', `/${place}`)).join('')
  const { quick, answers: got } = await answers(ahead + get(close, '/last'))
  expect(quick.filter(Boolean)).toHaveLength(9)
  expect(got.map((answer) => /X-Id: (\S+)/.exec(answer)?.[1])).toEqual([
    ...Array.from({ length: 9 }, (_, place) => `/${place}`),
    '/last',
  ])
})

test('an answer that waits for a slow reader stays as it is while others are written', async () => {
  const large = Buffer.alloc(60_000, 'vento ')
  const head = headOf(['Content-Length', String(large.length), 'X-Id', ''])
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    expect(answerQuickly(outgoing, head, incoming.url as string, large)).toBe(true)
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ids = (start: string, count: number) =>
    Array.from({ length: count }, (_, place) => `/${start}${String(place).padStart(3, '0')}`)
  /** More than the kernel holds, so that some answer is cut in the middle. */
  const slowIds = ids('a', 400)
  const slow = connect(port, '127.0.0.1')
  slow.pause()
  slow.write(slowIds.map((id) => get('', id)).join(''))
  await once(server, 'request')
  const ofOthers: string[] = []
  for (const id of ids('b', 50)) {
    const answer = await fetch(`http://127.0.0.1:${port}${id}`)
    ofOthers.push(answer.headers.get('x-id') as string)
    expect(Buffer.from(await answer.arrayBuffer()).equals(large)).toBe(true)
  }
  expect(ofOthers).toEqual(ids('b', 50))
  let text = ''
  slow.setEncoding('latin1')
  for await (const part of slow) {
    text += part
    if (text.length >= slowIds.length * large.length && text.endsWith('vento '.repeat(9))) {
      const whole = text.match(/X-Id: \S+/g)?.length === slowIds.length
      if (whole && text.length - text.lastIndexOf('\r\n\r\n') - 4 === large.length) break
    }
  }
  expect([...text.matchAll(/X-Id: (\S+)/g)].map(([, id]) => id)).toEqual(slowIds)
  const bodies = text.split(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\n/).slice(1)
  expect(new Set(bodies)).toEqual(new Set([large.toString()]))
})

test('an id of another length is written beside the body', async () => {
  const { quick, answers: got } = await answers(
    get('', '/a') + get('', '/longer') + get('X-Slow: 1\r\n', '/longer') + get(close),
  )
  expect(quick).toEqual([true, true, false, false])
  expect(got[1]).toBe(got[2])
})

test('a client of the old protocol gets its answer from Node, and its connection closed', async () => {
  const { quick, answers: got } = await answers('GET /a HTTP/1.0\r\n\r\n')
  expect(quick).toEqual([false])
  expect(got).toHaveLength(1)
})
