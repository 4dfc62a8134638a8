import { brand } from '#content/brand.ts'
import { ownAgenda } from '#content/derived/scheduling.ts'
import { page as cases } from '#content/pages/cases.ts'
import { parts } from '#content/parts.ts'
import { oneOffServices, recurringServices } from '#content/plans.ts'
import { siteMap } from '#content/site-map.ts'
import { fallbackFonts, hasFallbackFonts } from '#scripts/test/fonts.mjs'
import { hasOpenssl } from './database/certificates.ts'
import { installedPostgres, otherPostgres } from './database/postgres-versions.ts'
import { triesAll } from './runs.ts'

/** Some service, price, person or case that this agency’s content leaves out. */
export const wholeContent = 'the whole content of the sample'

/** What takes long and seldom finds what a shorter test does not: docs/decisions/056. */
export const timeForAll = 'time for it (npm run bench -- whole tries it)'

const services = new Set(
  siteMap.flatMap(({ page, content }) => (page === 'service' ? content : [])),
)

/** Nothing was taken out of the sample: no test may be skipped for want of content. */
const isWhole =
  brand.sample &&
  Object.values(parts).every(Boolean) &&
  services.size >= 10 &&
  Math.min(recurringServices.length, oneOffServices.length) >= 3 &&
  cases.cases.length >= 4

/**
 * What a test may do without, by the name it is skipped for, and whether it is missing here. `npm
 * test` fails when anything was skipped for another reason, or for what is here after all.
 */
const missing: Record<string, () => boolean> = {
  [fallbackFonts]: () => !hasFallbackFonts(),
  openssl: () => !hasOpenssl,
  root: () => process.getuid?.() !== 0,
  'the sample’s content': () => !brand.sample,
  'an agenda of its own': () => !ownAgenda,
  [wholeContent]: () => !isWhole,
  [timeForAll]: () => !triesAll,
}
for (const [part, isIncluded] of Object.entries(parts))
  missing[`the part ${part}`] = () => !isIncluded
for (const other of otherPostgres) {
  missing[other] = () => !installedPostgres().some(({ name }) => name === other)
}

export function isMissing(what: string): boolean {
  const look = missing[what]
  if (!look) throw new Error(`no test may be skipped for want of ${what}: tests/support/missing.ts`)
  return look()
}

/** The name of a test that is skipped where something is missing. */
export const needing = (what: string, name: string) => `${name} [needs ${what}]`

if (import.meta.main) console.log(JSON.stringify(Object.keys(missing).filter(isMissing)))
