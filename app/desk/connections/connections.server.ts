import type { LoaderFunctionArgs } from 'react-router'
import { connectionsOf } from '#features/connections/server/connections.server.ts'
import { requireStaff } from '#features/people/server/people.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { type CredentialView, credentialView } from './connections-view.server.ts'

/** Clients may share a name, and each card is a landmark of its own. */
function toldApart(views: CredentialView[]): CredentialView[] {
  const seen = new Map<string, number>()
  return views.map((view) => {
    const name = `${view.platform} ${view.label}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count > 1 ? { ...view, label: `${view.label} (${count})` } : view
  })
}

export async function connectionsData(args: LoaderFunctionArgs) {
  const member = await requireStaff(args)
  const { credentials, accounts, signIn } = await connectionsOf(args)
  const now = Date.now()
  return {
    meta: deskMeta('Conexões'),
    isOwner: member.role === 'owner',
    signIn,
    credentials: toldApart(credentials.map((each) => credentialView(each, accounts, now))),
  }
}
