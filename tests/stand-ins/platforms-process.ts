// Both platforms for the stories, in a process of their own: node tests/stand-ins/platforms-process.ts PORT
// POST /control/world adds to what they know.
import { GoogleStandIn } from './google-stand-in.ts'
import { type Asked, HttpStandIn } from './http-stand-in.ts'
import { MetaStandIn } from './meta-stand-in.ts'
import { servicesOf } from './platforms.ts'
import type { WorldAccount } from './world.ts'

const meta = new MetaStandIn()
const google = new GoogleStandIn()

type Known = {
  meta?: { token: string; accounts: WorldAccount[] }
  google?: { accounts: WorldAccount[]; direct: string[] }
  /** Whether the person says no at the sign-in. */
  denies?: { meta?: boolean; google?: boolean }
}

function control({ json }: Asked) {
  const known = json as Known
  if (known.meta) {
    const ids = known.meta.accounts.map(({ id }) => id)
    meta.accounts.push(...known.meta.accounts)
    meta.addToken(known.meta.token, { accounts: ids })
  }
  if (known.google) {
    google.accounts.push(...known.google.accounts)
    google.direct.push(...known.google.direct)
  }
  meta.denies = known.denies?.meta ?? meta.denies
  google.denies = known.denies?.google ?? google.denies
  return { body: { serviceAccount: known.google ? google.addServiceAccount() : null } }
}

const server = new HttpStandIn({ ...servicesOf(meta, google), '/control': control })
console.log(await server.start(Number(process.argv[2])))
