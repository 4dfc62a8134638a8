import { expect, test } from 'vitest'
import { tryAgain } from './retry.ts'

test('What did not come at first is asked for again, each time after a longer pause', async () => {
  const paused: number[] = []
  const asked: number[] = []
  const load = async (attempt: number) => {
    asked.push(attempt)
    if (attempt < 2) throw new Error('offline')
    return 'here'
  }
  const pause = async (ms: number) => {
    paused.push(ms)
  }
  expect(await tryAgain(load, pause)).toBe('here')
  expect(asked).toEqual([0, 1, 2])
  expect(paused[1]).toBeGreaterThan(paused[0] as number)
})

test('What never comes is an error in the end', async () => {
  const load = () => Promise.reject(new Error('offline'))
  await expect(tryAgain(load, async () => {})).rejects.toThrow('offline')
})
