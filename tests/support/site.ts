import { test } from '@playwright/test'
import { contentAt, pageAt } from '#content/addresses.ts'
import type { Part } from '#content/parts.ts'
import { siteMap } from '#content/site-map.ts'
import type { Theme } from '#content/types/common.ts'
import type { PageFamily } from '#content/types/site.ts'
import { isMissing } from './missing.ts'

/** A story, or a file of them, for which something is missing here says so and is skipped. */
export function skipWithout(what: string, isMissingHere = isMissing(what)): void {
  test.skip(isMissingHere, `needs ${what}`)
}

/** A story, or a file of them, about a part that this agency leaves out says so and is skipped. */
export function needs(...wanted: Part[]): void {
  for (const part of wanted) skipWithout(`the part ${part}`)
}

/** Every address of a family of pages. */
export const pathsOf = (page: PageFamily): string[] =>
  siteMap.filter((entry) => entry.page === page).map(({ path }) => path)

/** Where a page stands. A story that needs one of a part left out has skipped itself by then. */
export const at = (page: PageFamily, theme?: Theme): string => pageAt(page, theme) ?? '/'

export const serviceAt = (slug: string, theme?: Theme): string =>
  contentAt(`services/${slug}`, theme) ?? '/'
