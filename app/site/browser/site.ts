/**
 * The script of the public pages: small behaviours of what stands there as plain HTML, and the
 * waking of islands. React comes with the first island that wakes, and not before.
 */
import type { Visit } from '#features/shared/rules/visit.ts'
import { carryVisit } from '#features/shared/ui/tracking/carry-visit.ts'
import { startTracking } from '#features/shared/ui/tracking/start-tracking.ts'
import { watchConsent } from './consent.ts'
import { watchArt } from './fallback-art.ts'
import { watchIslands } from './islands/islands.ts'
import type { Release } from './islands/queued-actions.ts'
import type { TryAgain } from './islands/retry.ts'
import { layOutBelow, layOutInTurn } from './lay-out-below.ts'
import { watchMenu } from './menu.ts'
import { watchSections } from './pages/sections.ts'
import { watchReveals } from './reveal.ts'
import { watchScrolling } from './scrolled.ts'

/** What only some pages have. */
const onSomePages = [
  ['.tabs', () => import('./pages/tabs.ts')],
  ['[data-story]', () => import('./pages/case-stories.ts')],
  ['[data-code]', () => import('./pages/own-code.ts')],
  ['[data-agenda-card]', () => import('./pages/agenda.ts')],
  ['[data-metric]', () => import('./pages/home.ts')],
] as const

/** `boot.ts` has all of these already. */
export async function start(
  release: Release,
  tryAgain: TryAgain,
  visit: Visit,
  agenda: string,
): Promise<void> {
  carryVisit(visit, agenda)
  // The first paint comes before the page is read to its end, where its stylesheet takes long.
  if (document.readyState === 'loading') {
    await new Promise((read) => addEventListener('DOMContentLoaded', read, { once: true }))
  }
  watchScrolling()
  watchMenu(tryAgain)
  watchSections()
  watchConsent()
  startTracking()
  for (const [part, load] of onSomePages) {
    if (document.querySelector(part))
      void tryAgain(load).then((module) => module.start(layOutInTurn))
  }
  release(document.documentElement)
  watchIslands(release, tryAgain)
  document.documentElement.dataset.hydrated = ''
  performance.mark('hydrated')
  setTimeout(settle, SETTLED_MS)
}

/** What was pressed before this ran comes first. */
const SETTLED_MS = 500

function settle() {
  watchArt()
  watchReveals()
  layOutBelow()
}
