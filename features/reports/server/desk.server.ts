import { redirect } from 'react-router'
import { mailOrigin, recordAct, requireStaff } from '#features/people/server/people.server.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { asStaff } from '#server/db/run-as.ts'
import { withCookies } from '#server/http/cookies.ts'
import { type Args, requestInfo } from '#server/http/request-context.ts'
import type { Cadence, ReportWords } from '../rules/report.ts'
import { approveReport, reportPage, sendAgain } from './approve-report.ts'
import { beginReport, cadenceOf, correctReport, setCadence } from './begin-report.ts'
import {
  DraftConflict,
  discardReport,
  refreshFigures,
  saveAsTemplate,
  saveWords,
  type Written,
} from './change-draft.ts'
import { editionOf } from './find-report.ts'
import { listClientDrafts, listReports, type ReportQuery } from './list-reports.ts'
import { makePdf, pdfName } from './make-pdf.ts'
import { readReport } from './read-report.ts'
import { createLink, sharedPage, tellLink, toldLink, withdrawLink } from './share-links.ts'

export { REPORTS_PER_PAGE, type Standing, standings } from './list-reports.ts'
export { pdfOrRefusal } from './pdf-request.server.ts'
export type { DeskReport } from './read-report.ts'
export { missingText } from './waiting.ts'
export { DraftConflict, type Written }

const addressOf = (id: string) => `/agencia/relatorios/${id}`

function answer(args: Args, to: string, notice: NoticeName): Response {
  return redirect(to, withCookies([setNotice(notice, requestInfo(args).secure)]))
}

async function staffAndDatabase(args: Args) {
  const { id } = await requireStaff(args)
  return [requestInfo(args).deps.database, id] as const
}

const originOf = (args: Args) => mailOrigin(requestInfo(args).deps.env, args.request)

export async function reportsOf(args: Args, query: ReportQuery) {
  return listReports(...(await staffAndDatabase(args)), query)
}

export async function reportOf(args: Args, id: string) {
  return readReport(...(await staffAndDatabase(args)), id)
}

export async function cadence(args: Args, clientId: string): Promise<Cadence> {
  return cadenceOf(...(await staffAndDatabase(args)), clientId)
}

export async function changeCadence(args: Args, clientId: string, to: Cadence, back: string) {
  await setCadence(...(await staffAndDatabase(args)), clientId, to)
  return answer(args, back, 'report-cadence-saved')
}

export async function begin(args: Args, clientId: string, span: { first: string; last: string }) {
  const id = await beginReport(...(await staffAndDatabase(args)), clientId, span)
  return redirect(addressOf(id))
}

export async function clientReportsOf(args: Args, clientId: string) {
  return listClientDrafts(...(await staffAndDatabase(args)), clientId)
}

export async function keepWords(args: Args, id: string, written: Written) {
  await saveWords(...(await staffAndDatabase(args)), id, written)
  return answer(args, addressOf(id), 'report-saved')
}

export async function keepAsTemplate(args: Args, id: string, written: Written) {
  await saveAsTemplate(...(await staffAndDatabase(args)), id, written)
  return answer(args, addressOf(id), 'report-template-saved')
}

export async function readAnew(args: Args, id: string) {
  await refreshFigures(...(await staffAndDatabase(args)), id)
  return answer(args, addressOf(id), 'report-refreshed')
}

export async function discard(args: Args, id: string, version?: number) {
  await discardReport(...(await staffAndDatabase(args)), id, version)
  return answer(args, '/agencia/relatorios', 'report-discarded')
}

export async function approve(args: Args, id: string, written: Written & { seen: string }) {
  const { id: staffId, name } = await requireStaff(args)
  const { deps } = requestInfo(args)
  const words: ReportWords = { ...written.words, signer: written.words.signer || name }
  const origin = originOf(args)
  const { mailed } = await approveReport(deps, staffId, id, { ...written, words, origin })
  return answer(args, addressOf(id), mailed > 0 ? 'report-approved' : 'report-approved-unmailed')
}

export async function mailAgain(args: Args, id: string) {
  const { id: staffId } = await requireStaff(args)
  const mailed = await sendAgain(requestInfo(args).deps, staffId, id, originOf(args))
  return answer(args, addressOf(id), mailed > 0 ? 'report-sent-again' : 'report-all-told')
}

export async function correct(args: Args, id: string) {
  const made = await correctReport(...(await staffAndDatabase(args)), id)
  return redirect(addressOf(made))
}

export async function share(args: Args, id: string): Promise<Response> {
  const [database, staffId] = await staffAndDatabase(args)
  const token = await asStaff(database, staffId, async (tx) => {
    const made = await createLink(tx, id, staffId)
    await recordAct(tx, { kind: 'report-shared', clientId: made.clientId, about: id })
    return made.token
  })
  return redirect(addressOf(id), withCookies([tellLink(id, token, requestInfo(args).secure)]))
}

/** The whole address of a link that was just made here; later nobody can tell it. */
export function linkJustMade(args: Args, id: string): string | null {
  const token = toldLink(args.request, id)
  return token && sharedPage(originOf(args), token)
}

export async function unshare(args: Args, id: string, linkId: string) {
  const [database, staffId] = await staffAndDatabase(args)
  await asStaff(database, staffId, async (tx) => {
    const clientId = await withdrawLink(tx, id, linkId)
    if (clientId) await recordAct(tx, { kind: 'report-unshared', clientId, about: id })
  })
  return answer(args, addressOf(id), 'report-link-withdrawn')
}

/** Where the client's people read it. */
export const pageForClient = (args: Args, id: string) => reportPage(originOf(args), id)

/** The file as it will be sent, or as it was. */
export async function pdfOf(args: Args, id: string) {
  const found = await reportOf(args, id)
  const edition = found && editionOf(found.row)
  if (!found || !edition) return null
  const at = found.row.approvedAt ?? found.row.draftedAt ?? found.row.createdAt
  const sent = found.row.state === 'approved' ? found.row.id : undefined
  return { name: pdfName(edition), pdf: await makePdf({ id: sent, edition, at }, 'requests') }
}
