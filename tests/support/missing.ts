import { brand } from '#content/brand.ts'
import { parts } from '#content/parts.ts'
import { ownAgenda } from '#content/scheduling.ts'
import { fallbackFonts, hasFallbackFonts } from '#scripts/test/fonts.mjs'
import { hasOpenssl } from './certificates.ts'
import { installedPostgres, otherPostgres } from './postgres-versions.ts'
import { isWhole } from './whole.ts'

/** Some service, price, person or case that this agency’s content leaves out. */
export const wholeContent = 'the whole content of the sample'

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
}
for (const [part, wanted] of Object.entries(parts)) missing[`the part ${part}`] = () => !wanted
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
