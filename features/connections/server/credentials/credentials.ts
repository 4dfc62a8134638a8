import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import type { Credential } from './credential.ts'
import { googleCredential } from './google.ts'
import { metaCredential } from './meta.ts'
import { pastedToken } from './token-rest.ts'

export const credentials: Record<CredentialName, Credential> = {
  meta: metaCredential,
  google: googleCredential,
  tiktok: pastedToken('tiktok', 'Token do TikTok'),
  linkedin: pastedToken('linkedin', 'Token do LinkedIn'),
}
