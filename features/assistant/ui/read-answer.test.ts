import { expect, test } from 'vitest'
import { readAnswer } from './request-answer.ts'

const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`
const said = 'Ação já: é 🌊 vento.'
const stream = [
  ': a comment',
  '',
  event('Ação '),
  '',
  'data: {"choices":[{"delta"',
  '',
  event('já: é '),
  '',
  'data: null',
  '',
  event('🌊 vento.'),
  '',
  'data: [DONE]',
  '',
  event('tarde demais'),
  '',
  '',
]

function bodyOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function read(...chunks: (Uint8Array | string)[]): Promise<string> {
  let text = ''
  const bytes = chunks.map((chunk) =>
    typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk,
  )
  await readAnswer(bodyOf(...bytes), (piece) => {
    text += piece
  })
  return text
}

for (const [name, end] of [
  ['LF', '\n'],
  ['CRLF', '\r\n'],
] as const) {
  test(`one answer with ${name} cut at every byte gives the same text`, async () => {
    const bytes = new TextEncoder().encode(stream.join(end))
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await read(bytes.slice(0, at), bytes.slice(at)), `cut at ${at}`).toBe(said)
    }
  })
}

test('one answer byte by byte gives the same text', async () => {
  const bytes = new TextEncoder().encode(stream.join('\r\n'))
  expect(await read(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toBe(said)
})

test('an end without [DONE] keeps what was said', async () => {
  expect(await read(`${event('Quase tudo')}\n\n`)).toBe('Quase tudo')
})

test('a last event without its blank line still counts', async () => {
  expect(await read(event('Quase tudo'))).toBe('Quase tudo')
})

test('an answer without a word is a failure', async () => {
  await expect(read('')).rejects.toThrow()
  await expect(read(': ping\n\n')).rejects.toThrow()
})

test('a failure the server reports after some words is a failure', async () => {
  const failed = read(`${event('Metade')}\n\n`, 'event: error\ndata: {"error":{}}\n\n')
  await expect(failed).rejects.toThrow()
})

test('a connection that breaks is a failure', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new TypeError('network error'))
    },
  })
  await expect(readAnswer(broken, () => {})).rejects.toThrow('network error')
})

test('a line of a megabyte is taken whole', async () => {
  const long = 'x'.repeat(1_000_000)
  expect(await read(`${event(long)}\n\n`)).toBe(long)
})
