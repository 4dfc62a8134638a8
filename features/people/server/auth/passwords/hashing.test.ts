import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { AppError } from '#server/failures/errors.ts'
import { createGate, hashBounded, verifyBounded } from './hashing.ts'

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('beyond the running and waiting ones, a request is refused at once', async () => {
  const pass = createGate({ running: 2, waiting: 3 })
  const hold = deferred()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await hold.promise
    running -= 1
  }
  const results = Array.from({ length: 5 }, () => pass(work))
  const refused = await pass(work).catch((error) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused.status).toBe(503)
  hold.resolve()
  await Promise.all(results)
  expect(most).toBe(2)
})

test('waiting work runs, also after a failure', async () => {
  const pass = createGate({ running: 1, waiting: 5 })
  const outcomes = await Promise.allSettled([
    pass(() => Promise.reject(new Error('no'))),
    pass(async () => 'second'),
    pass(async () => 'third'),
  ])
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  await expect(pass(async () => 'later')).resolves.toBe('later')
})

test('a password is as slow to guess as is recommended, and is known again', async () => {
  const scrypt = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  try {
    const hash = await hashBounded('jangada ao vento')
    expect(await verifyBounded({ hash, password: 'jangada ao vento' })).toBe(true)
    expect(await verifyBounded({ hash, password: 'jangada ao ventO' })).toBe(false)
    const costs = scrypt.mock.calls.map(([, , , options]) => options)
    const recommended = expect.objectContaining({ N: 2 ** 14, r: 16, p: 1 })
    expect(costs).toEqual([recommended, recommended, recommended])
  } finally {
    scrypt.mockRestore()
    syncBuiltinESMExports()
  }
})
