import { type RouterContextProvider, redirect } from 'react-router'
import { requestInfo, requireStaff } from '#features/people/server/people.server.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { AppError } from '#server/errors.ts'
import { withCookies } from '#server/http/with-cookies.ts'
import { confirmImport, undoAtDesk } from './confirm-import.ts'
import { discardImport, WAITING_DAYS } from './discard-import.ts'
import { IMPORTS_PER_PAGE, type ImportRow, listImports, readImport } from './list-imports.ts'
import { readUpload, requireRealClient } from './read-upload.ts'
import { receiveUpload } from './receive-upload.ts'
import type { Report, Warning } from './report.ts'
import { ownUploads } from './upload-folder.ts'

export { IMPORTS_PER_PAGE, type ImportRow, type Report, WAITING_DAYS, type Warning }

type Args = { request: Request; context: Readonly<RouterContextProvider> }

const clientPage = (clientId: string) => `/agencia/clientes/${clientId}`
const importPage = (clientId: string, id: string) => `${clientPage(clientId)}/importacoes/${id}`

function answer(args: Args, to: string, notice: NoticeName): Response {
  return redirect(to, withCookies([setNotice(notice, requestInfo(args).secure)]))
}

const problems: Partial<Record<AppError['code'], NoticeName>> = {
  payload_too_large: 'import-too-large',
  unavailable: 'import-later',
}

/** What cannot be read at all is said on the client's page; everything else on the import's own. */
export async function takeFile(args: Args, clientId: string): Promise<Response> {
  const { id: staffId } = await requireStaff(args)
  const { deps, expectUpload } = requestInfo(args)
  try {
    await requireRealClient(deps, staffId, clientId)
    expectUpload?.()
    const receive = () => receiveUpload(args.request, ownUploads(deps.uploads))
    const upload = await (deps.dataFolder?.writing(receive) ?? receive())
    return redirect(importPage(clientId, await readUpload(deps, staffId, clientId, upload)))
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error
    return answer(args, clientPage(clientId), problems[error.code] ?? 'import-no-file')
  }
}

export async function importsOf(
  args: Args,
  clientId: string,
  page?: { limit?: number; offset?: number },
) {
  const { id } = await requireStaff(args)
  return listImports(requestInfo(args).deps.database, id, clientId, page)
}

export async function importOf(args: Args, clientId: string, id: string) {
  const { id: staffId } = await requireStaff(args)
  return readImport(requestInfo(args).deps.database, staffId, { clientId, id })
}

async function named(args: Args, clientId: string, id: string) {
  const { id: staffId } = await requireStaff(args)
  const { deps } = requestInfo(args)
  // An id that is none would be the database's error.
  const known = await readImport(deps.database, staffId, { clientId, id })
  if (!known) throw new AppError('not_found', 'Este arquivo já não está aqui.', 'Volte ao cliente.')
  return { deps, given: { staffId, clientId, id: known.found.id } }
}

export async function confirm(args: Args, clientId: string, id: string): Promise<Response> {
  const { deps, given } = await named(args, clientId, id)
  await confirmImport(deps, given)
  const after = await readImport(deps.database, given.staffId, given)
  return after?.found.state === 'done'
    ? answer(args, clientPage(clientId), 'figures-imported')
    : redirect(importPage(clientId, id))
}

export async function discard(args: Args, clientId: string, id: string): Promise<Response> {
  const { deps, given } = await named(args, clientId, id)
  await discardImport(deps.database, given)
  return answer(args, clientPage(clientId), 'import-discarded')
}

export async function undo(args: Args, clientId: string, id: string): Promise<Response> {
  const { deps, given } = await named(args, clientId, id)
  await undoAtDesk(deps, given)
  const after = await readImport(deps.database, given.staffId, given)
  return after?.found.state === 'undone'
    ? answer(args, importPage(clientId, id), 'import-undone')
    : redirect(importPage(clientId, id))
}
