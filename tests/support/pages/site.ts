import { test } from '@playwright/test'
import { pageAt } from '#content/addresses.ts'
import { type Part, parts } from '#content/parts.ts'
import { siteMap } from '#content/site-map.ts'
import type { Theme } from '#content/types/common.ts'
import type { PageFamily } from '#content/types/site.ts'
import { isMissing, wholeContent } from '../missing.ts'

/** A story, or a file of them, for which something is missing here says so and is skipped. */
export function skipWithout(what: string, isMissingHere = isMissing(what)): void {
  test.skip(isMissingHere, `needs ${what}`)
}

/** Parts whose page is left out too where it would have nothing to show. */
const pages: Partial<Record<Part, PageFamily>> = { plans: 'plans' }

/** A story, or a file of them, about a part that this agency leaves out says so and is skipped. */
export function needs(...wanted: Part[]): void {
  for (const part of wanted) {
    const page = pages[part]
    if (parts[part] && page && !pageAt(page)) needsSome(false, `a page of ${part}`)
    else skipWithout(`the part ${part}`)
  }
}

/** The same of what an agency need not have: three monthly services, a case. */
export function needsSome(there: unknown, what: string): void {
  test.skip(!there, `needs ${wholeContent}: ${what}`)
}

/** Every address of a family of pages. */
export const pathsOf = (page: PageFamily): string[] =>
  siteMap.filter((entry) => entry.page === page).map(({ path }) => path)

/** Where a page stands. A story that needs one of a part left out has skipped itself by then. */
export const at = (page: PageFamily, theme?: Theme): string => pageAt(page, theme) ?? '/'
