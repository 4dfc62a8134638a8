import { expect, test } from 'vitest'
import { createDeltaReader } from './relay-answer.ts'

const event = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\r\n\r\n`
const answer = `: hi\n\n${event('Ação ')}data: {bad\n\n${event('já, é ')}${event('🌊 vento')}data: [DONE]\n\n${event('tarde demais')}`

test('one answer cut at every position gives the same text', () => {
  for (let at = 0; at <= answer.length; at += 1) {
    const reader = createDeltaReader()
    const text = reader.read(answer.slice(0, at)) + reader.read(answer.slice(at))
    expect(text).toBe('Ação já, é 🌊 vento')
    expect(reader.isComplete()).toBe(true)
  }
})

test('a reason to finish ends the answer where [DONE] is missing', () => {
  const reader = createDeltaReader()
  reader.read('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n')
  expect(reader.isComplete()).toBe(true)
})

test('an event without an end is not collected for ever', () => {
  const reader = createDeltaReader()
  expect(() => {
    for (let piece = 0; piece < 100; piece += 1) reader.read('data: '.padEnd(2000, 'x'))
  }).toThrow('too long an event')
})

test('an error the upstream reports in its stream is one', () => {
  expect(() => createDeltaReader().read('data: {"error":{"message":"secret"}}\n\n')).toThrow(
    'reported an error',
  )
})

test('strange shapes are passed over', () => {
  const reader = createDeltaReader()
  for (const data of [
    'null',
    '[]',
    '1',
    '{"choices":{}}',
    '{"choices":[]}',
    '{"choices":[{"delta":{"content":7}}]}',
  ]) {
    expect(reader.read(`data: ${data}\n\n`)).toBe('')
  }
})
