import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import { addCredential } from '#features/connections/server/credentials/store-credential.ts'
import type { TestDeps } from '../connections/connections.ts'
import type { Platforms } from './channel-world.ts'

const metaPermissions = [
  'instagram_basic',
  'instagram_manage_insights',
  'pages_show_list',
  'pages_read_engagement',
  'read_insights',
]

type Stage = { platforms: Platforms; deps: TestDeps }
type Access = { credential: CredentialName; label: string; reads: string[] }

/** A service account of Google, a system user's token of Meta, or a token that was pasted. */
export async function addChannelAccess(
  { platforms, deps }: Stage,
  { credential, label, reads }: Access,
): Promise<string> {
  const about = { platform: credential, label, reads }
  const add = (added: Parameters<typeof addCredential>[2]) =>
    addCredential(deps, deps.staffId, added)
  if (credential === 'google') {
    const serviceAccount = JSON.parse(platforms.google.addServiceAccount())
    return (await add({ ...about, kind: 'service-account', secret: { serviceAccount } })).id
  }
  const token =
    credential === 'meta'
      ? platforms.meta.addToken(undefined, { permissions: metaPermissions })
      : platforms[credential].addToken()
  return (await add({ ...about, kind: 'token', secret: { token } })).id
}
