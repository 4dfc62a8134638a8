import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withProcessLock } from './process-lock.mjs'

const lockPath = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'setup.lock')

test('two holders of one lock never work at the same time', async () => {
  const lock = lockPath()
  let working = 0
  const work = async () => {
    working += 1
    expect(working).toBe(1)
    await sleep(20)
    working -= 1
  }
  await Promise.all([1, 2, 3].map(() => withProcessLock(lock, work)))
  expect(existsSync(lock)).toBe(false)
})

test('a lock left by a dead process is taken over', async () => {
  const lock = lockPath()
  mkdirSync(lock)
  writeFileSync(join(lock, '99999999-1'), '')
  expect(await withProcessLock(lock, () => readdirSync(lock).length)).toBe(1)
})

test('a lock of a reused process id is taken over', async () => {
  const lock = lockPath()
  mkdirSync(lock)
  writeFileSync(join(lock, `${process.pid}-1`), '')
  expect(await withProcessLock(lock, () => 'done', { maxWaitMs: 1000 })).toBe('done')
})

test('failing work frees the lock', async () => {
  const lock = lockPath()
  await expect(withProcessLock(lock, () => Promise.reject(new Error('x')))).rejects.toThrow('x')
  expect(existsSync(lock)).toBe(false)
})
