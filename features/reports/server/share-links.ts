import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { newToken } from '#features/people/server/people.server.ts'
import { isMissingReference, type Transaction } from '#server/db/client.ts'
import { notFound } from '#server/failures/errors.ts'
import { cookie, readCookie } from '#server/http/request/cookies.ts'
import { REPORT_LINK_DAYS } from '../rules/report.ts'
import { reportId as idOf } from './find-report.ts'
import { reportLinks, reports } from './schema.ts'

export const hashLink = (token: string) =>
  createHash('sha256').update(`report:${token}`).digest('base64url')

/** The secret is in the query string, which logs and page views never store. */
export const sharedPage = (origin: string, token: string) => `${origin}/relatorio?codigo=${token}`

const linkCookie = 'link-de-relatorio'

/** Passes the new link's secret to the next page. */
export const writeLinkCookie = (reportId: string, token: string, secure: boolean) =>
  cookie(linkCookie, `${reportId}.${token}`, { maxAge: 60, secure, httpOnly: true })

export function readLinkCookie(request: Request, reportId: string): string | null {
  const [id, token] = (readCookie(request, linkCookie) ?? '').split('.')
  return id === reportId && token ? token : null
}

async function findApproved(tx: Transaction, id: string) {
  const [report] = await tx
    .select({ id: reports.id, clientId: reports.clientId })
    .from(reports)
    .where(and(eq(reports.id, idOf(id)), eq(reports.state, 'approved')))
  if (!report) throw notFound()
  return report
}

/**
 * A link for readers without an account, created by the client's user or staff under their
 * policies. The secret is shown once and not stored, so a second click replaces the first link.
 */
export async function createLink(tx: Transaction, reportId: string, personId: string) {
  const report = await findApproved(tx, reportId)
  const token = newToken()
  const days = sql`make_interval(days => ${REPORT_LINK_DAYS}::int)`
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`links of ${report.id}`}, 0))`,
  )
  await tx.execute(sql`
    update alisio.report_links set withdrawn_at = now()
    where report_id = ${report.id} and created_by = ${personId} and openings = 0
      and withdrawn_at is null and created_at > now() - interval '5 seconds'`)
  const link = sql`
    insert into alisio.report_links (report_id, client_id, token_hash, created_by, expires_at)
    values (${report.id}, ${report.clientId}, ${hashLink(token)}, ${personId}, now() + ${days})`
  await tx.execute(link).catch((error) => {
    // The report was deleted meanwhile.
    throw isMissingReference(error) ? notFound() : error
  })
  return { token, clientId: report.clientId }
}

/** Withdraws a link. Resolves with the client's id, or null when it was withdrawn already. */
export async function withdrawLink(
  tx: Transaction,
  reportId: string,
  id: string,
): Promise<string | null> {
  const report = await findApproved(tx, reportId)
  const isIt = and(sql`${reportLinks.id}::text = ${id}`, eq(reportLinks.reportId, report.id))
  const [row] = await tx
    .update(reportLinks)
    .set({ withdrawnAt: sql`now()` })
    .where(and(isIt, isNull(reportLinks.withdrawnAt)))
    .returning({ id: reportLinks.id })
  if (row) return report.clientId
  const links = await tx.select({ id: reportLinks.id }).from(reportLinks).where(isIt)
  if (links.length === 0) throw notFound()
  return null
}

export type ShareLink = {
  id: string
  createdAt: Date
  expiresAt: Date
  openings: number
  lastOpenedAt: Date | null
}

/** Active links, newest first. */
export function listLinks(tx: Transaction, reportId: string): Promise<ShareLink[]> {
  return tx
    .select({
      id: reportLinks.id,
      createdAt: reportLinks.createdAt,
      expiresAt: reportLinks.expiresAt,
      openings: reportLinks.openings,
      lastOpenedAt: reportLinks.lastOpenedAt,
    })
    .from(reportLinks)
    .where(
      and(
        eq(reportLinks.reportId, reportId),
        isNull(reportLinks.withdrawnAt),
        sql`${reportLinks.expiresAt} > now()`,
      ),
    )
    .orderBy(desc(reportLinks.createdAt))
}
