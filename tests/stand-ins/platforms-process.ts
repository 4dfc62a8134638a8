// All platforms for the stories, in a process of their own: node tests/stand-ins/platforms-process.ts PORT
// POST /control/world adds to their data.

import type { WorldLocation } from '#features/connections/server/platforms/business-profile/stand-in.ts'
import type { WorldProperty } from '#features/connections/server/platforms/ga4/stand-in.ts'
import type { WorldSocial } from '#features/connections/server/platforms/instagram/stand-in.ts'
import type { WorldSite } from '#features/connections/server/platforms/search-console/stand-in.ts'
import type { WorldAds } from '#features/connections/server/platforms/tiktok-ads/stand-in.ts'
import { HttpStandIn, type StandInRequest } from './http-stand-in.ts'
import { platformStandIns, servicesOf } from './platforms.ts'
import type { WhatsAppWorld } from './whatsapp.ts'
import type { WorldAccount } from './world.ts'

const standIns = platformStandIns()
const { meta, instagram, facebook, google, ga4, searchConsole, businessProfile, whatsapp } =
  standIns

type Known = {
  meta?: { token: string; accounts: WorldAccount[]; permissions?: string[] }
  google?: { accounts: WorldAccount[]; direct: string[] }
  ga4?: WorldProperty[]
  sites?: WorldSite[]
  locations?: WorldLocation[]
  whatsapp?: WhatsAppWorld
  profiles?: WorldSocial[]
  pages?: WorldSocial[]
  tiktok?: WorldAds[]
  linkedin?: WorldAds[]
  /** Whether the person declines at the sign-in. */
  denies?: { meta?: boolean; google?: boolean }
}

function control({ json }: StandInRequest) {
  const world = json as Known
  if (world.meta) {
    const ids = world.meta.accounts.map(({ id }) => id)
    meta.accounts.push(...world.meta.accounts)
    const { permissions = ['ads_read'] } = world.meta
    meta.addToken(world.meta.token, { accounts: ids, permissions })
  }
  if (world.google) {
    google.accounts.push(...world.google.accounts)
    google.direct.push(...world.google.direct)
  }
  ga4.properties.push(...(world.ga4 ?? []))
  searchConsole.sites.push(...(world.sites ?? []))
  businessProfile.locations.push(...(world.locations ?? []))
  if (world.whatsapp) whatsapp.add(world.whatsapp)
  instagram.profiles.push(...(world.profiles ?? []))
  facebook.pages.push(...(world.pages ?? []))
  standIns.tiktok.advertisers.push(...(world.tiktok ?? []))
  standIns.linkedin.accounts.push(...(world.linkedin ?? []))
  meta.denies = world.denies?.meta ?? meta.denies
  google.denies = world.denies?.google ?? google.denies
  const serviceAccount = world.google ? google.addServiceAccount() : null
  return { body: { serviceAccount, sent: whatsapp.sent } }
}

const server = new HttpStandIn({ ...servicesOf(standIns), '/control': control })
console.log(await server.start(Number(process.argv[2])))
