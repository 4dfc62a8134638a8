import { redirect } from 'react-router'
import { z } from 'zod'
import { mailOrigin, requireView } from '#features/people/server/people.server.ts'

import { setNotice } from '#features/shared/server/shared.server.ts'
import type { Database } from '#server/db/client.ts'
import { jsonAs, moment, queryRows } from '#server/db/query-rows.ts'
import { asClient } from '#server/db/roles/run-as.ts'
import { notFound, readOnlyError } from '#server/failures/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import type { ReportDocument, ReportEdition, ReportWords } from '../rules/report.ts'
import type { ReportBlock } from '../rules/report-blocks.ts'
import { editionOf } from './find-report.ts'
import {
  countNew,
  hasReport,
  listClientReports,
  openClientReport,
  readClientLogo,
} from './list-reports.ts'
import { type Logo, type LogoFacts, readLogo, readLogoFacts } from './logo/client-logos.ts'
import { makePdf, pdfName } from './pdf/make-pdf.ts'
import { takePdfLimits } from './pdf/pdf-request.server.ts'
import {
  createLink,
  hashLink,
  readLinkCookie,
  sharedPage,
  withdrawLink,
  writeLinkCookie,
} from './share-links.ts'

const rowSchema = z.object({
  id: z.string(),
  document: jsonAs<ReportDocument>(),
  words: jsonAs<Partial<ReportWords>>(),
  left_out: jsonAs<ReportBlock[]>(),
  block_order: jsonAs<ReportBlock[]>(),
  logo_id: z.nullable(z.string()),
  edition: z.number(),
  approved_at: moment,
})

/**
 * The report of a link, or null. Invented, expired and withdrawn links cost the same query. Link
 * previews are not counted.
 */
export async function openShared({ db }: Pick<Database, 'db'>, token: string, counted: boolean) {
  const rows = await queryRows(db, rowSchema)`
    with opened as (
      update alisio.report_links
      set openings = openings + ${counted ? 1 : 0},
        last_opened_at = case when ${counted} then now() else last_opened_at end
      where token_hash = ${hashLink(token)} and withdrawn_at is null and expires_at > now()
      returning report_id)
    select id, document, words, left_out, block_order, logo_id, edition, approved_at
    from alisio.reports join opened on opened.report_id = reports.id
    where state = 'approved'`
  const [row] = rows
  if (!row) return null
  const approvedAt = new Date(row.approved_at)
  const { left_out: leftOut, block_order: blockOrder, logo_id: logoId } = row
  const edition = editionOf({ ...row, leftOut, blockOrder, approvedAt })
  return edition && { id: row.id, edition, approvedAt, logoId }
}

/** Link previewers and crawlers. */
const previewers = /bot|crawl|spider|preview|whatsapp|facebookexternalhit|slack|telegram|skype/i
const isPerson = (userAgent: string | null) => !previewers.test(userAgent ?? 'bot')

async function openView(args: Args) {
  const view = await requireView(args)
  return { view, database: requestInfo(args).deps.database }
}

export async function clientReports(args: Args) {
  const { view, database } = await openView(args)
  return { view, reports: await listClientReports(database, view.viewer) }
}

/** A mailed link may belong to another of the user's clients. */
async function viewedFor(args: Args, id: string) {
  const { view, database } = await openView(args)
  const { viewer } = view
  if (!('userId' in viewer)) return { view, database, viewer }
  const others = view.choices.map((choice) => ({ ...viewer, clientId: choice.id }))
  for (const each of [viewer, ...others.filter(({ clientId }) => clientId !== viewer.clientId)]) {
    if (await hasReport(database, each, id)) return { view, database, viewer: each }
  }
  return { view, database, viewer }
}

/** Null without such a report for this user. */
export async function clientReport(args: Args, id: string) {
  const { view, database, viewer } = await viewedFor(args, id)
  const report = await openClientReport(database, viewer, id)
  return report && { ...report, viewing: view.viewing }
}

export async function newReports(args: Args): Promise<number> {
  const { view, database } = await openView(args)
  return countNew(database, view.viewer)
}

type Sent = { id: string; edition: ReportEdition; approvedAt: Date }

const fileOf = async ({ id, edition, approvedAt }: Sent, logo: Logo | null) => ({
  name: pdfName(edition),
  pdf: await makePdf({ id, edition, at: approvedAt, logo }, 'requests'),
})

export async function clientReportPdf(args: Args, id: string) {
  const report = await clientReport(args, id)
  return report && fileOf(report, report.logo && (await clientReportLogo(args, id)))
}

/** The logo on a report's cover, for whoever may read the report. */
export async function clientReportLogo(args: Args, id: string): Promise<Logo | null> {
  const { database, viewer } = await viewedFor(args, id)
  return readClientLogo(database, viewer, id)
}

async function requireReader(args: Args, id: string) {
  const { viewer, database } = await viewedFor(args, id)
  if (!('userId' in viewer)) throw readOnlyError()
  return { viewer, database }
}

const addressOf = (id: string) => `/dashboard/relatorios/${id}`

export async function shareReport(args: Args, id: string): Promise<Response> {
  const { viewer, database } = await requireReader(args, id)
  const { token } = await asClient(database, viewer, (tx) => createLink(tx, id, viewer.userId))
  return redirect(
    addressOf(id),
    withCookies([writeLinkCookie(id, token, requestInfo(args).secure)]),
  )
}

/** The address of a link created a moment ago; it cannot be shown later. */
export function newClientLinkAddress(args: Args, id: string): string | null {
  const token = readLinkCookie(args.request, id)
  return token && sharedPage(mailOrigin(requestInfo(args).deps.env, args.request), token)
}

export async function unshareReport(args: Args, id: string, linkId: string): Promise<Response> {
  const { viewer, database } = await requireReader(args, id)
  await asClient(database, viewer, (tx) => withdrawLink(tx, id, linkId))
  const notice = setNotice('report-link-withdrawn', requestInfo(args).secure)
  return redirect(addressOf(id), withCookies([notice]))
}

/** One response for all reasons. */
export const notFoundResponse = (args: Args) =>
  errorResponse(notFound(), args.request, requestInfo(args))

const tokenOf = ({ request }: Args) =>
  (new URL(request.url).searchParams.get('codigo') ?? '').slice(0, 100)

/** The report of a share link, without signing in; null for an invalid link. */
export async function sharedReport(args: Args, counted = true) {
  const person = counted && isPerson(args.request.headers.get('User-Agent'))
  return openShared(requestInfo(args).deps.database, tokenOf(args), person)
}

/** Public: limits first, and drawn once. */
export async function sharedPdf(args: Args) {
  await takePdfLimits(requestInfo(args), tokenOf(args))
  const shared = await sharedReport(args, false)
  return shared && fileOf(shared, await logoOf(args, shared.logoId))
}

const logoOf = (args: Args, id: string | null): Promise<Logo | null> =>
  requestInfo(args).deps.database.db.transaction((tx) => readLogo(tx, id))

/** The room the logo of a shared report takes. */
export const sharedLogoFacts = (args: Args, id: string | null): Promise<LogoFacts | null> =>
  requestInfo(args).deps.database.db.transaction((tx) => readLogoFacts(tx, id))

/** The logo of the report behind a share link; not counted as an opening. */
export async function sharedLogo(args: Args): Promise<Logo | null> {
  const shared = await sharedReport(args, false)
  return shared && logoOf(args, shared.logoId)
}
