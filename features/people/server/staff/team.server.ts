import { type RouterContextProvider, redirect } from 'react-router'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import { withCookies } from '#server/http/with-cookies.ts'
import { requestInfo } from '../auth/auth.server.ts'
import { actKinds } from './act-kinds.ts'
import { changeRole, removeStaff, resetSecondFactor } from './change-staff.ts'
import { listStaff } from './list-staff.ts'
import { type ActLine, readActs } from './read-acts.ts'
import { requireOwner, requireStaff } from './staff.server.ts'

export { type ActLine, actKinds }

type Args = { request: Request; context: Readonly<RouterContextProvider> }

const LINES = 50

const answer = (args: Args, notice: NoticeName) =>
  redirect('/agencia/equipe', withCookies([setNotice(notice, requestInfo(args).secure)]))

export async function teamOf(args: Args) {
  const self = await requireStaff(args)
  return { self, ...(await listStaff(requestInfo(args).deps.database, self.id)) }
}

/** A page of the log, of everything or of one client. */
export async function logOf(args: Args, asked: { before?: number; clientId?: string }) {
  const { id } = await requireStaff(args)
  const { database } = requestInfo(args).deps
  return asStaff(database, id, (tx) => readActs(tx, { limit: LINES, ...asked }))
}

export async function dismiss(args: Args, userId: string): Promise<Response> {
  const { id } = await requireOwner(args)
  await removeStaff(requestInfo(args).deps.database, id, userId)
  return answer(args, 'staff-removed')
}

export async function giveRole(args: Args, userId: string, role: 'owner' | 'team') {
  const { id } = await requireOwner(args)
  await changeRole(requestInfo(args).deps.database, id, userId, role)
  return answer(args, 'staff-changed')
}

export async function resetFactorOf(args: Args, userId: string): Promise<Response> {
  const { id } = await requireOwner(args)
  await resetSecondFactor(requestInfo(args).deps.database, id, userId)
  return answer(args, 'second-factor-reset')
}
