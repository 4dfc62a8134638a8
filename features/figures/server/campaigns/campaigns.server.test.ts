import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { defaultPeriod, readPeriodQuery } from '#features/figures/rules/period.ts'
import { type RequestInfo, requestContext } from '#server/http/request/request-context.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addClient } from '#tests/support/people/clients.ts'
import {
  changeDemoData,
  loadCampaign,
  loadOverview,
  loadPeriod,
  writeCsv,
} from './campaigns.server.ts'

const database = testDatabase()
const week = readPeriodQuery(new URLSearchParams('periodo=7'))

/** A request whose database works or fails, with its log. */
function caller(userId: string, works: boolean) {
  const lines: string[] = []
  const error = (message: string, fields?: object) =>
    void lines.push(JSON.stringify({ message, fields }))
  const lost = () => Promise.reject(new Error('connection lost'))
  const broken = { db: { transaction: lost, execute: lost } }
  const context = new RouterContextProvider()
  const deps = { database: works ? database : broken, log: { error } }
  context.set(requestContext, { requestId: 'request-1', deps } as unknown as RequestInfo)
  return { context, viewer: { userId, clientId: userId }, lines }
}

test('a failed load is logged with its request and answers nothing', async () => {
  const failing = caller('ana@example.com', false)
  expect(await loadOverview(failing, defaultPeriod)).toBeUndefined()
  expect(await loadPeriod(failing, defaultPeriod)).toBeUndefined()
  const id = '00000000-0000-4000-8000-000000000000'
  expect(await loadCampaign(failing, id, defaultPeriod)).toBeUndefined()
  expect(failing.lines).toHaveLength(3)
  for (const line of failing.lines) {
    expect(line).toContain('request-1')
    expect(line).toContain('connection lost')
    expect(line).not.toContain('ana@example.com')
  }
})

test('the door answers the client’s figures', async () => {
  const client = await addClient(database)
  const working = caller(client.id, true)
  await changeDemoData(working, 'generate')
  expect((await loadOverview(working, defaultPeriod))?.account.campaigns).toHaveLength(4)
  const csv = await new Response(await writeCsv(working, { query: week })).text()
  expect(csv.split('\r\n').length).toBe(1 + 3 * 7 + 1)
  await changeDemoData(working, 'remove')
  expect((await loadPeriod(working, defaultPeriod))?.campaigns).toEqual([])
  expect(working.lines).toEqual([])
})
