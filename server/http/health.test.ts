import { expect, test } from 'vitest'
import type { AppDeps } from '#server/deps.ts'
import type { BackupState } from '../backup/nightly-backup.ts'
import { healthRoutes } from './health.ts'

type Parts = {
  ping?: () => Promise<void>
  ready?: boolean
  draining?: boolean
  dead?: Record<string, number>
  writes?: string
  files?: string
  backup?: BackupState
}

function routes({ ping = async () => {}, ready = true, draining = false, ...extra }: Parts) {
  const database = { ping, writeProblem: () => extra.writes ?? null }
  const dataFolder = { problem: () => extra.files ?? null }
  const queue = { isReady: () => ready, countDead: async () => extra.dead ?? {} }
  const backupState = () => extra.backup ?? null
  const parts = { database, queue, dataFolder, backupState, isDraining: () => draining }
  return healthRoutes(parts as AppDeps)
}

const statusOf = async (parts: Parts) => {
  const response = await routes(parts).request('/readyz')
  return [response.status, (await response.json()).failing]
}

test('a process with database and queue is ready', async () => {
  expect(await statusOf({})).toEqual([200, []])
})

test('a failing part is named', async () => {
  expect(await statusOf({ ping: () => Promise.reject(new Error('x')) })).toEqual([
    503,
    ['database'],
  ])
  expect(await statusOf({ ready: false })).toEqual([503, ['queue']])
  expect(await statusOf({ draining: true })).toEqual([503, ['draining']])
})

test('a database that takes longer than a second counts as failing', async () => {
  expect(await statusOf({ ping: () => new Promise(() => {}) })).toEqual([503, ['database']])
})

test('a disk that takes no writes is told, with its cause', async () => {
  const full = 'there is no room on its disk (53100)'
  expect(await statusOf({ writes: full })).toEqual([503, ['writes']])
  expect(await statusOf({ files: 'it is read-only (EROFS)' })).toEqual([503, ['files']])
  const response = await routes({ writes: full }).request('/readyz')
  expect(await response.json()).toMatchObject({ problems: { writes: full } })
})

test('the process is alive while it is not ready', async () => {
  expect((await routes({ ready: false }).request('/healthz')).status).toBe(200)
})

test('jobs that were given up on are told, and the process stays ready', async () => {
  const response = await routes({ dead: { 'send-mail-dead': 2 } }).request('/readyz')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ deadLetters: { 'send-mail-dead': 2 } })
})

test('a backup that failed is told, and the process stays ready', async () => {
  const backup = { last: null, problem: 'It is overdue.' }
  const response = await routes({ backup }).request('/readyz')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ backup })
})
