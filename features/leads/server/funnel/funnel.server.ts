import type { z } from 'zod/mini'
import { brand } from '#content/brand.ts'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import { type Desk, openDesk } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { AppError } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import type { moveForm } from '../../rules/leads.ts'
import { sendChangeJob } from '../change-lead.ts'
import { readFunnelSettings, readLeadSettings } from '../lead-settings.ts'
import type { LeadQuery } from '../list-leads.ts'
import { type DuplicatePair, listDuplicates } from '../merge/find-duplicates.ts'
import { type Merge, mergeLeads, undoMerge } from '../merge/merge-leads.ts'
import { findMergedInto } from '../merge/merged-persons.ts'
import { readLead } from '../read-lead.ts'
import { removeLead } from '../release-lead.ts'
import {
  type BatchReport,
  changeMany,
  readBatch,
  type SeenVersion,
  undoMany,
} from './change-many.ts'
import {
  type BoardCard,
  type BoardColumn,
  CARDS_PER_COLUMN,
  CLOSED_DAYS,
  readBoard,
  readLosses,
} from './read-board.ts'

export type { BatchReport, BoardCard, BoardColumn, DuplicatePair }
export { CARDS_PER_COLUMN, CLOSED_DAYS }

/** The CRM hears of every change of state, also of an undone one. */
async function notifyChanges(tx: Transaction, { deps }: Pick<Desk, 'deps'>, eventIds: number[]) {
  if (!deps.env.LEADS_WEBHOOK_URL) return
  await asServer(tx, async () => {
    for (const eventId of eventIds) await deps.queue.enqueue(tx, sendChangeJob, { eventId })
  })
}

export async function boardOf(args: Args, query: LeadQuery) {
  const { run } = await openDesk(args)
  return run(async (tx) => ({
    columns: await readBoard(tx, query),
    office: await asServer(tx, () => readOffice(tx)),
    settings: await readLeadSettings(tx),
    funnel: await readFunnelSettings(tx),
  }))
}

/** Moves one lead on the board; resolves with what an undoing names. */
export function moveLead(desk: Desk, { id, version, kind, ...change }: z.infer<typeof moveForm>) {
  const versions = [{ leadId: id, version }]
  return changeLeads(desk, versions, { kind: 'state', ...change, lossKind: kind })
}

type ManyChange = Parameters<typeof changeMany>[3]

export function changeLeads(desk: Desk, items: SeenVersion[], change: ManyChange): Promise<string> {
  return desk.run(async (tx) => {
    const { batchId, eventIds } = await changeMany(tx, desk.staffId, items, change)
    await notifyChanges(tx, desk, eventIds)
    return batchId
  })
}

export function undoChange(desk: Desk, batchId: string): Promise<void> {
  return desk.run(async (tx) => {
    const { eventIds } = await undoMany(tx, desk.staffId, batchId)
    await notifyChanges(tx, desk, eventIds)
  })
}

/** Held messages and spam only, as on their own pages; others are left alone and counted. */
export function removeLeads(desk: Desk, leadIds: string[]): Promise<{ refused: number }> {
  return desk.run(async (tx) => {
    let refused = 0
    for (const leadId of leadIds.toSorted()) {
      try {
        await removeLead(tx, { leadId, staffId: desk.staffId })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        refused += 1
      }
    }
    return { refused }
  })
}

export async function batchOf(args: Args, id: string): Promise<BatchReport | null> {
  const { run } = await openDesk(args)
  return run((tx) => readBatch(tx, id))
}

const LOSS_MONTHS = 12

export async function lossesOf(args: Args) {
  const { run } = await openDesk(args)
  return run((tx) => readLosses(tx, { timeZone: brand.timeZone, months: LOSS_MONTHS }))
}

export async function duplicatesOf(args: Args): Promise<DuplicatePair[]> {
  const { run } = await openDesk(args)
  return run(listDuplicates)
}

/** Both leads side by side. */
export async function comparisonOf(args: Args, keptId: string, goneId: string) {
  const { run } = await openDesk(args)
  return run(async (tx) => {
    const [kept, gone] = [await readLead(tx, keptId), await readLead(tx, goneId)]
    return kept && gone && keptId !== goneId ? { kept, gone } : null
  })
}

export function joinLeads(desk: Desk, merge: Omit<Merge, 'staffId'>): Promise<string> {
  return desk.run(async (tx) => {
    const { mergeId, eventId } = await mergeLeads(tx, { ...merge, staffId: desk.staffId })
    await notifyChanges(tx, desk, eventId === null ? [] : [eventId])
    return mergeId
  })
}

export function separateLeads(desk: Desk, mergeId: string) {
  return desk.run((tx) => undoMerge(tx, { staffId: desk.staffId, mergeId }))
}

export async function findMergeTarget(args: Args, id: string): Promise<string | null> {
  const { run } = await openDesk(args)
  return run((tx) => findMergedInto(tx, id))
}
