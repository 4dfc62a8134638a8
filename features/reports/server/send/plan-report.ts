import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { people, recordAudit } from '#features/people/server/people.server.ts'
import { isLeaving, type SendPlan, UNDO_MINUTES } from '#features/reports/rules/report-sending.ts'
import { isDay } from '#features/shared/rules/days.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { findReport, type Report } from '../find-report.ts'
import { reports } from '../schema.ts'

type Db = Pick<Database, 'db'>

const badRequest = (message: string, action: string) => new AppError('bad_request', message, action)

export const isSent = () =>
  badRequest(
    'Este relatório já foi enviado e não muda mais.',
    'Para corrigir alguma coisa, faça uma edição corrigida.',
  )

const draftChanged = () =>
  badRequest('Este rascunho mudou enquanto você lia.', 'Volte ao relatório, leia de novo e aprove.')

const missingCorrection = () =>
  badRequest(
    'Diga o que mudou nesta edição.',
    'Preencha “O que foi corrigido”: o cliente já leu a edição anterior.',
  )

const recipientsChanged = () =>
  badRequest(
    'A lista de quem recebe mudou enquanto você lia.',
    'Confira os nomes e confirme de novo.',
  )

const unfitMoment = () =>
  badRequest(
    'Este dia e horário não servem.',
    `Escolha um momento daqui a pelo menos ${UNDO_MINUTES} minutos e no máximo três meses.`,
  )

const isLeft = () =>
  badRequest('Os e-mails já saíram.', 'Se alguma coisa está errada, faça uma edição corrigida.')

const isApproved = (name: string) =>
  badRequest(
    `${name} já aprovou este relatório, e ele espera para sair.`,
    'Na página do relatório dá para desfazer ou mudar o horário.',
  )

/** The same of a row that has not left, in SQL: approved for a moment, or changed since. */
export const unsentState = (table: string) =>
  sql.raw(`case when ${table}.send_at is null then ${table}.state
    when ${table}.version = ${table}.send_version
      and ${table}.drafted_at = ${table}.send_figures_at then 'planned'
    else 'changed' end`)
export const unsentStates = ['waiting', 'draft', 'planned', 'changed'] as const
export type UnsentState = (typeof unsentStates)[number]

/** What a stored draft waits for; null without an approval. */
export function planOf(row: Report): SendPlan | null {
  const { sendAt: at, sendBy: by, sendVersion, sendFiguresAt } = row
  if (!at || !by) return null
  const isSame =
    sendVersion === row.version && sendFiguresAt?.getTime() === row.draftedAt?.getTime()
  return { at, by, isSame }
}

const recipientRow = z.object({ id: z.string(), name: z.string(), email: z.string() })

/** Who gets the mail: people of the client with a verified address. Inside asStaff. */
export function readReceivers(tx: Transaction, clientId: string) {
  return queryRows(tx, recipientRow)`
    select people.id, people.name, people.email from alisio.client_people
    join alisio.people on people.id = client_people.user_id
    where client_people.client_id = ${clientId} and people.email_verified
    order by lower(people.name), people.id`
}

/** Names a list of people, so that a confirmation is for those who were read. */
export const listKey = (list: { id: string }[]) =>
  createHash('sha256')
    .update(
      list
        .map(({ id }) => id)
        .sort()
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 22)

/** A day and an hour where the agency is. */
export type LocalMoment = { day: string; time: string }

const timesRow = z.object({ now: moment })
const LONGEST_MS = 93 * 86_400_000

/** By the database's clock, which also decides when a report leaves. */
async function readMoment(tx: Transaction, wish: LocalMoment | null): Promise<Date> {
  const [row] = await queryRows(tx, timesRow)`select now()::text as now`
  const now = (row as { now: Date }).now.getTime()
  const soonest = now + UNDO_MINUTES * 60_000
  if (!wish) return new Date(soonest)
  const at = momentOf(wish)
  if (at === undefined || at < soonest || at > now + LONGEST_MS) throw unfitMoment()
  return new Date(at)
}

/** Undefined for what is no day, no time, or skipped by daylight saving. */
function momentOf({ day, time }: LocalMoment): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? []
  if (!isDay(day) || !hours) return undefined
  return brandClock.momentOf(day, Number(hours) * 60 + Number(minutes))
}

async function nameOf(tx: Transaction, id: string): Promise<string> {
  const [person] = await tx.select({ name: people.name }).from(people).where(eq(people.id, id))
  return person?.name ?? 'Outra pessoa'
}

async function holdUnsent(tx: Transaction, id: string): Promise<Report> {
  const row = await findReport(tx, id, 'held')
  if (!row) throw notFound()
  return row
}

export type Approval = {
  /** The text and the figures that were read. */
  version: number | undefined
  figuresAt: string
  /** The people whose names were read. */
  receivers: string
  /** Null for as soon as possible. */
  wish: LocalMoment | null
  origin: string
}

/** Approves a draft: it leaves at the moment, unless it is taken back or changes before. */
export function approveReport(
  database: Db,
  staffId: string,
  id: string,
  { version, figuresAt, receivers, wish, origin }: Approval,
): Promise<{ at: Date; people: number }> {
  return asStaff(database, staffId, async (tx) => {
    const row = await holdUnsent(tx, id)
    if (row.state === 'approved') throw isSent()
    const list = await readReceivers(tx, row.clientId)
    const plan = planOf(row)
    if (plan?.isSame) {
      // A double click.
      if (plan.by === staffId && row.sendVersion === version) {
        return { at: plan.at, people: list.length }
      }
      throw isApproved(await nameOf(tx, plan.by))
    }
    const isRead = row.version === version && row.draftedAt?.toISOString() === figuresAt
    if (row.state !== 'draft' || !isRead) throw draftChanged()
    if (row.edition > 1 && !row.words.correction) throw missingCorrection()
    if (listKey(list) !== receivers) throw recipientsChanged()
    const at = await readMoment(tx, wish)
    await tx
      .update(reports)
      .set({
        sendAt: at,
        sendBy: staffId,
        sendVersion: row.version,
        sendFiguresAt: row.draftedAt,
        sendOrigin: origin,
        logoId: sql`(select logo_id from alisio.report_settings where client_id = ${row.clientId})`,
      })
      .where(eq(reports.id, row.id))
    await noteMoment(tx, row, at)
    return { at, people: list.length }
  })
}

const noteMoment = (tx: Transaction, { id, clientId }: Report, at: Date) =>
  recordAudit(tx, {
    kind: 'report-planned',
    clientId,
    about: id,
    detail: { at: at.toISOString() },
  })

/** Another moment for what was approved. */
export function moveSending(
  database: Db,
  staffId: string,
  id: string,
  wish: LocalMoment,
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const row = await holdUnsent(tx, id)
    if (row.state === 'approved') throw isLeft()
    const plan = planOf(row)
    if (!plan?.isSame) throw draftChanged()
    const at = await readMoment(tx, wish)
    if (at.getTime() === plan.at.getTime()) return
    await tx.update(reports).set({ sendAt: at }).where(eq(reports.id, row.id))
    await noteMoment(tx, row, at)
  })
}

/** A draft again, as if it had never been approved. Nobody of the client saw anything. */
export function takeBack(database: Db, staffId: string, id: string): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    const row = await holdUnsent(tx, id)
    if (row.state === 'approved') throw isLeft()
    // Taken back already: a double click, or another user.
    if (!row.sendAt) return
    await tx
      .update(reports)
      .set({
        sendAt: null,
        sendBy: null,
        sendVersion: null,
        sendFiguresAt: null,
        sendOrigin: null,
        logoId: null,
      })
      .where(eq(reports.id, row.id))
    await recordAudit(tx, { kind: 'report-taken-back', clientId: row.clientId, about: row.id })
  })
}

const onItsWay = () =>
  badRequest(
    'Este relatório foi aprovado e está saindo.',
    'Para mudar alguma coisa, desfaça o envio primeiro.',
  )

/** In its last minutes an approved report is what leaves. */
export function refuseLeaving(row: Report): void {
  const plan = planOf(row)
  if (plan && isLeaving(plan, new Date())) throw onItsWay()
}
