import { test } from '@playwright/test'
import { pageAt } from '#content/derived/addresses.ts'
import { type Part, parts } from '#content/parts.ts'
import { siteMap } from '#content/site-map.ts'
import type { Theme } from '#content/types/common.ts'
import type { PageFamily } from '#content/types/site.ts'
import { isMissing, wholeContent } from '../missing.ts'

/** Skips a story, or a file of them, when something it needs is missing, and names it. */
export function skipWithout(what: string, isMissingHere = isMissing(what)): void {
  test.skip(isMissingHere, `needs ${what}`)
}

/** Parts whose page is left out too where it would have nothing to show. */
const pages: Partial<Record<Part, PageFamily>> = { plans: 'plans' }

/** Skips a story, or a file of them, about a part that this agency leaves out, and names it. */
export function requireParts(...names: Part[]): void {
  for (const part of names) {
    const page = pages[part]
    if (parts[part] && page && !pageAt(page)) requireSome(false, `a page of ${part}`)
    else skipWithout(`the part ${part}`)
  }
}

/** The same of what an agency need not have: three monthly services, a case. */
export function requireSome(value: unknown, what: string): void {
  test.skip(!value, `needs ${wholeContent}: ${what}`)
}

/** Every address of a family of pages. */
export const pathsOf = (page: PageFamily): string[] =>
  siteMap.filter((entry) => entry.page === page).map(({ path }) => path)

/** The address of a page. A story about a part left out is skipped before this runs. */
export const at = (page: PageFamily, theme?: Theme): string => pageAt(page, theme) ?? '/'
