import type { LoaderFunctionArgs } from 'react-router'
import { connectionsOf } from '#server/modules/connections/connections.server.ts'
import { requireStaff } from '#server/modules/staff/staff.server.ts'
import { credentialView } from './connections-view.server.ts'
import { deskMeta } from './desk-view.server.ts'

export async function connectionsData(args: LoaderFunctionArgs) {
  const member = await requireStaff(args)
  const { credentials, accounts, signIn } = await connectionsOf(args)
  const now = Date.now()
  return {
    meta: deskMeta('Conexões'),
    isOwner: member.role === 'owner',
    signIn,
    credentials: credentials.map((each) => credentialView(each, accounts, now)),
  }
}
