import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '#server/failures/errors.ts'
import { limitConcurrency } from './limit-concurrency.ts'

test('requests beyond the limit are turned away at once, and let in again when others have left', async () => {
  const app = new Hono()
  const leave: (() => void)[] = []
  app.onError((error, c) => c.text('', error instanceof AppError ? error.status : 500))
  app.post('/dear', limitConcurrency(2), async (c) => {
    await new Promise<void>((resolve) => leave.push(resolve))
    return c.text('done')
  })
  const send = () => app.request('/dear', { method: 'POST' })
  const inside = [send(), send()]
  expect((await send()).status).toBe(503)
  for (const go of leave.splice(0)) go()
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200])
  const later = send()
  await Promise.resolve()
  for (const go of leave.splice(0)) go()
  expect((await later).status).toBe(200)
})
