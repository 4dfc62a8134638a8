import type { CredentialName } from '../platforms/platform.ts'
import type { Credential } from './credential.ts'
import { googleCredential } from './google.ts'
import { metaCredential } from './meta.ts'

export const credentials: Record<CredentialName, Credential> = {
  meta: metaCredential,
  google: googleCredential,
}
