import {
  type Desk,
  mailOrigin,
  openDesk,
  recordAudit,
} from '#features/people/server/people.server.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import type { Cadence } from '../rules/report.ts'
import { cadenceOf } from './drafts/begin-report.ts'
import { DraftConflict, saveWords, type Written } from './drafts/change-draft.ts'
import { editionOf } from './find-report.ts'
import { listClientDrafts, listReports, type ReportQuery } from './list-reports.ts'
import { makePdf, pdfName } from './pdf/make-pdf.ts'
import { readReport, readReportLogo } from './read-report.ts'
import { type Approval, approveReport } from './send/plan-report.ts'
import { reportPage } from './send/report-mail.ts'
import {
  createLink,
  readLinkCookie,
  sharedPage,
  withdrawLink,
  writeLinkCookie,
} from './share-links.ts'

export { REPORTS_PER_PAGE, type Standing, standings } from './list-reports.ts'
export { pdfOrRefusal } from './pdf/pdf-request.server.ts'
export type { DeskReport } from './read-report.ts'
export { missingText } from './today-items.ts'
export { DraftConflict, type Written }

const originOf = (args: Args) => mailOrigin(requestInfo(args).deps.env, args.request)

export async function reportsOf(args: Args, query: ReportQuery) {
  const { database, staffId } = await openDesk(args)
  return listReports(database, staffId, query)
}

export async function reportOf(args: Args, id: string) {
  const { database, staffId } = await openDesk(args)
  return readReport(database, staffId, id)
}

export async function cadence(args: Args, clientId: string): Promise<Cadence> {
  const { database, staffId } = await openDesk(args)
  return cadenceOf(database, staffId, clientId)
}

export async function clientReportsOf(args: Args, clientId: string) {
  const { database, staffId } = await openDesk(args)
  return listClientDrafts(database, staffId, clientId)
}

/** The text to approve is saved first, signed by whoever is about to. */
export function prepareApproval({ database, staffId, member }: Desk, id: string, written: Written) {
  const signer = written.words.signer || member.name
  return saveWords(database, staffId, id, { ...written, words: { ...written.words, signer } })
}

/** Resolves with the moment and the number of mails. */
export const approve = (
  { database, staffId, origin }: Desk,
  id: string,
  approval: Omit<Approval, 'origin'>,
) => approveReport(database, staffId, id, { ...approval, origin })

/** Resolves with the cookie that shows the link once. */
export function share({ run, staffId }: Desk, id: string, secure: boolean): Promise<string> {
  return run(async (tx) => {
    const { clientId, token } = await createLink(tx, id, staffId)
    await recordAudit(tx, { kind: 'report-shared', clientId, about: id })
    return writeLinkCookie(id, token, secure)
  })
}

/** The address of a link created a moment ago; it cannot be shown later. */
export function newLinkAddress(args: Args, id: string): string | null {
  const token = readLinkCookie(args.request, id)
  return token && sharedPage(originOf(args), token)
}

export function unshare({ run }: Desk, id: string, linkId: string): Promise<void> {
  return run(async (tx) => {
    const clientId = await withdrawLink(tx, id, linkId)
    if (clientId) await recordAudit(tx, { kind: 'report-unshared', clientId, about: id })
  })
}

/** The page for the client's users. */
export const pageForClient = (args: Args, id: string) => reportPage(originOf(args), id)

/** The logo on the cover of a draft or an approved report. */
export async function reportLogo(args: Args, id: string) {
  const { database, staffId } = await openDesk(args)
  return readReportLogo(database, staffId, id)
}

/** The PDF of a draft or an approved report. */
export async function pdfOf(args: Args, id: string) {
  const report = await reportOf(args, id)
  const edition = report && editionOf(report.row)
  if (!report || !edition) return null
  const at = report.row.approvedAt ?? report.row.draftedAt ?? report.row.createdAt
  const sentId = report.row.state === 'approved' ? report.row.id : undefined
  const logo = report.logo && (await reportLogo(args, id))
  const pdf = await makePdf({ id: sentId, edition, at, logo }, 'requests')
  return { name: pdfName(edition), pdf }
}
