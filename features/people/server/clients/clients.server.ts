import { type RouterContextProvider, redirect } from 'react-router'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { withCookies } from '#server/http/with-cookies.ts'
import { requestInfo } from '../auth/auth.server.ts'
import { mailOrigin } from '../auth/mail-origin.ts'
import { requireOwner, requireStaff } from '../staff/staff.server.ts'
import { changeClient } from './change-client.ts'
import { addNote, removeNote } from './change-notes.ts'
import { createClient } from './create-client.ts'
import { eraseClient } from './erase-client.ts'
import { keepClient } from './erasure.ts'
import { markAgency } from './mark-agency.ts'
import { removePerson } from './remove-person.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

const addressOf = (clientId: string) => `/agencia/clientes/${clientId}`

function answer(args: Args, to: string, notice: NoticeName): Response {
  return redirect(to, withCookies([setNotice(notice, requestInfo(args).secure)]))
}

async function staffAndDatabase(args: Args) {
  const { id } = await requireStaff(args)
  return [requestInfo(args).deps.database, id] as const
}

/** With somebody to invite at once, or without. */
export async function makeClient(args: Args, { name, email }: { name: string; email: string }) {
  const { id } = await requireStaff(args)
  const { deps } = requestInfo(args)
  const origin = mailOrigin(deps.env, args.request)
  const clientId = await createClient(deps, id, { name, email }, origin)
  return answer(args, addressOf(clientId), email ? 'invitation-sent' : 'client-created')
}

export async function renameClient(args: Args, clientId: string, name: string) {
  await changeClient(...(await staffAndDatabase(args)), clientId, { name })
  return answer(args, addressOf(clientId), 'client-saved')
}

export async function archiveClient(args: Args, clientId: string, archived: boolean) {
  await changeClient(...(await staffAndDatabase(args)), clientId, { archived })
  return answer(args, addressOf(clientId), archived ? 'client-archived' : 'client-restored')
}

/** Whether this client is the agency itself. */
export async function setAgency(args: Args, clientId: string, isAgency: boolean) {
  await markAgency(...(await staffAndDatabase(args)), clientId, isAgency)
  return answer(args, addressOf(clientId), isAgency ? 'agency-marked' : 'agency-unmarked')
}

export async function eraseWholeClient(args: Args, clientId: string, typedName: string) {
  const { id } = await requireOwner(args)
  await eraseClient(requestInfo(args).deps.database, id, clientId, typedName)
  return answer(args, '/agencia/clientes', 'client-erased')
}

export async function keepAskedClient(args: Args, clientId: string) {
  await keepClient(...(await staffAndDatabase(args)), clientId)
  return answer(args, addressOf(clientId), 'client-kept')
}

export async function endAccess(args: Args, clientId: string, userId: string) {
  await removePerson(...(await staffAndDatabase(args)), clientId, userId)
  return answer(args, addressOf(clientId), 'person-removed')
}

export async function writeNote(args: Args, clientId: string, body: string) {
  await addNote(...(await staffAndDatabase(args)), clientId, body)
  return answer(args, addressOf(clientId), 'note-saved')
}

export async function eraseNote(args: Args, clientId: string, id: string) {
  await removeNote(...(await staffAndDatabase(args)), clientId, id)
  return answer(args, addressOf(clientId), 'note-removed')
}
