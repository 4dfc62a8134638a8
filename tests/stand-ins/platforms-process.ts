// Both platforms for the stories, in a process of their own: node tests/stand-ins/platforms-process.ts PORT
// POST /control/world adds to their data.
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
  /** Whether the person declines at the sign-in. */
  denies?: { meta?: boolean; google?: boolean }
}

function control({ json }: Asked) {
  const world = json as Known
  if (world.meta) {
    const ids = world.meta.accounts.map(({ id }) => id)
    meta.accounts.push(...world.meta.accounts)
    meta.addToken(world.meta.token, { accounts: ids })
  }
  if (world.google) {
    google.accounts.push(...world.google.accounts)
    google.direct.push(...world.google.direct)
  }
  meta.denies = world.denies?.meta ?? meta.denies
  google.denies = world.denies?.google ?? google.denies
  return { body: { serviceAccount: world.google ? google.addServiceAccount() : null } }
}

const server = new HttpStandIn({ ...servicesOf(meta, google), '/control': control })
console.log(await server.start(Number(process.argv[2])))
