import { sql } from 'drizzle-orm'
import { isOther, type Platform, platformName } from '#features/figures/rules/period.ts'

/**
 * The platform of a row of `campaigns`, as one text. `source` is empty for platforms that staff
 * named, so that builds that know Meta and Google only show a neutral name.
 */
export const platformText = (table = 'campaigns') =>
  `coalesce(${table}.source, 'outra:' || ${table}.other_platform)`
export const platformColumn = sql.raw(platformText())

/** The two columns of a platform. */
export const platformParts = (platform: Platform): [source: string | null, name: string | null] =>
  isOther(platform) ? [null, platformName(platform)] : [platform, null]

/** The same of a row of `imports`. */
export const importPlatform = `coalesce(imports.platform, 'outra:' || imports.other_platform)`
