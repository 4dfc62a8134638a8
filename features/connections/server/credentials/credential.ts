import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import type { Env } from '#server/env/env.ts'

type SignedIn = {
  secret: object
  expiresAt: Date | null
  /** Permissions that were given; null where the answer does not list them. */
  scopes: string[] | null
}

type Pasted = { kind: 'token' | 'service-account'; secret: object; expiresAt?: Date | null }

/** How a person lets us in: by signing in there, or by pasting what it issues. */
export type Credential = {
  name: CredentialName
  /** Label of a credential that came by signing in. */
  label: string
  /** Whether an app is registered. */
  canSignIn: (env: Env) => boolean
  dialog: (
    env: Env,
    common: Record<string, string>,
    request: { scopes: string[]; challenge: string },
  ) => string
  exchange: (
    env: Env,
    code: { code: string; redirectUri: string; verifier: string },
  ) => Promise<SignedIn>
  /** Undefined when it is not what the platform issues. */
  parse: (text: string, ends: Date | null) => Pasted | undefined
}
