import { Readable } from 'node:stream'
import type { RouterContextProvider } from 'react-router'
import type { PeriodQuery } from '#features/figures/rules/period.ts'
import { asClient, type Viewer } from '#server/db/as-client.ts'
import { onlyLooking } from '#server/errors.ts'
import { type RequestInfo, requestContext } from '#server/http/request-context.ts'
import { describeError } from '#server/log.ts'
import { exportCsv } from './export-csv.ts'
import { generateDemoData } from './generate-demo-data.ts'
import { keptOverview } from './kept-overview.ts'
import { type CampaignReport, readCampaign } from './read-campaign.ts'
import type { Overview } from './read-overview.ts'
import { type PeriodReport, readPeriod } from './read-period.ts'
import { removeDemoData } from './remove-demo-data.ts'

export type { CampaignReport, Overview, PeriodReport }

/** A client's page shows this client, as this person may see it. */
type Caller = { context: Readonly<RouterContextProvider>; viewer: Viewer }

function requestOf({ context }: Caller): RequestInfo {
  return context.get(requestContext) as RequestInfo
}

/** As specified, a failed load is logged and the page says nothing wrong; it offers to try again. */
async function quietly<T>(caller: Caller, what: string, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    const { deps, requestId } = requestOf(caller)
    deps.log.error(`loading ${what} failed`, { requestId, ...describeError(error) })
    return undefined
  }
}

export function loadOverview(caller: Caller, query: PeriodQuery): Promise<Overview | undefined> {
  const { database } = requestOf(caller).deps
  return quietly(caller, 'overview', keptOverview(database, caller.viewer, query))
}

export function loadPeriod(caller: Caller, query: PeriodQuery): Promise<PeriodReport | undefined> {
  const { database } = requestOf(caller).deps
  const { viewer } = caller
  const work = asClient(database, viewer, (tx) => readPeriod(tx, viewer.clientId, query))
  return quietly(caller, 'campaigns', work)
}

/** Null when there is no such campaign for this client. */
export function loadCampaign(
  caller: Caller,
  id: string,
  query: PeriodQuery,
): Promise<CampaignReport | null | undefined> {
  const { database } = requestOf(caller).deps
  return quietly(caller, 'campaign', readCampaign(database, caller.viewer, id, query))
}

export async function writeCsv(
  caller: Caller,
  what: { query: PeriodQuery; campaign?: string },
): Promise<ReadableStream | null> {
  const csv = await exportCsv(requestOf(caller).deps.database, caller.viewer, what)
  return csv && (Readable.toWeb(csv) as ReadableStream)
}

/** What the demo buttons do. */
export async function changeDemoData(caller: Caller, change: 'generate' | 'remove'): Promise<void> {
  const verb = change === 'generate' ? generateDemoData : removeDemoData
  if ('staffId' in caller.viewer) throw onlyLooking()
  await verb(requestOf(caller).deps.database, caller.viewer.userId)
}
