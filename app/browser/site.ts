/**
 * The script of the public pages: small behaviours of what stands there as plain HTML, and the
 * waking of islands. React comes with the first island that wakes, and not before.
 */
import { startTracking } from '../tracking/start-tracking.ts'
import { watchConsent } from './consent.ts'
import { helpDialogs } from './dialogs.ts'
import { watchFades } from './fade-once.ts'
import { watchArt } from './fallback-art.ts'
import { wakeIslands } from './islands.ts'
import type { Release } from './kept-acts.ts'
import { layOutBelow } from './lay-out-below.ts'
import { watchReveals } from './reveal.ts'
import { watchScrolling } from './scrolled.ts'
import { watchSections } from './sections.ts'
import { startTabs } from './tabs.ts'

export async function start(release: Release): Promise<void> {
  // The first paint comes before the page is read to its end, where its stylesheet takes long.
  if (document.readyState === 'loading') {
    await new Promise((read) => addEventListener('DOMContentLoaded', read, { once: true }))
  }
  watchScrolling()
  helpDialogs()
  startTabs()
  watchSections()
  watchConsent()
  watchArt()
  watchReveals()
  watchFades()
  startTracking()
  if (document.querySelector('[data-story]')) {
    void import('./case-stories.ts').then((module) => module.watchStories())
  }
  const code = document.querySelector<HTMLElement>('[data-code]')
  if (code && new URL(code.dataset.code as string).origin !== location.origin) {
    void import('./own-code.ts').then((module) => module.drawOwnCode(code))
  }
  release(document.documentElement)
  await wakeIslands(release)
  document.documentElement.dataset.hydrated = ''
  performance.mark('hydrated')
  layOutBelow()
}
