/**
 * Inlined into every page: what must happen before the first paint, and what must not be lost before
 * the other scripts are there. The page is complete without it. About 1.5 kB compressed.
 */
import { rememberVisit } from '#features/shared/ui/tracking/visit.ts'
import { queueActions } from './islands/queued-actions.ts'
import { tryAgain } from './islands/retry.ts'

const own = document.querySelector<HTMLElement>('script[data-site]') as HTMLElement
const { site, agenda } = own.dataset as { site: string; agenda: string }
const { documentElement: root } = document
const arrival = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming

/** Before the first paint, so that nothing flashes and the banner does not come late. */
function readChoices() {
  try {
    if (localStorage.getItem('preferencias')) applyPreferences()
    if (localStorage.getItem('cookies-accepted') || localStorage.getItem('cookies-rejected')) return
    // Closed without an answer, it stays away until a page is loaded anew.
    if (arrival?.type === 'reload') sessionStorage.removeItem('cookies-closed')
    if (sessionStorage.getItem('cookies-closed')) return
  } catch {
    // Nothing can be stored, so nothing was chosen.
  }
  root.dataset.consent = 'ask'
}

/**
 * What a client chose (features/people/rules/preferences.ts): the type size, then classes of the root. Cookies are
 * another process's, which is only asked where the client area left word that there is something.
 */
function applyPreferences() {
  const chosen = document.cookie.match(/(?:^|; )preferencias=(\w+)((?:\.[\w-]+)*)/)
  if (!chosen) return
  root.dataset.font = chosen[1]
  if (chosen[2]) root.classList.add(...chosen[2].slice(1).split('.'))
}

/**
 * A page that opens at its top need not lay out what is far below before its first paint (base.css).
 * One that is come back to, loaded again or opened at a place must have its true heights at once.
 */
function restBelow() {
  if (arrival?.type === 'navigate' && !location.hash) root.dataset.fresh = ''
}

/**
 * Where a key, a step back or a link within the page leads is only known at true heights. A tab leads
 * to its panel, right below: before its script is there, the browser says so as of any other link.
 */
function layOutBelow({ type, target }: Event) {
  const leads =
    type === 'popstate'
      ? !location.hash.startsWith('#panel')
      : type !== 'click' || (target as Element).closest('a[href*="#"]:not([role=tab])')
  if (leads) delete root.dataset.fresh
}

restBelow()
readChoices()
const visit = rememberVisit()
for (const act of ['keydown', 'popstate', 'click']) addEventListener(act, layOutBelow, true)
const release = queueActions(window, root)

let asked = false
function start() {
  if (asked) return
  asked = true
  // A new query asks the network again where a browser remembers that a module did not come.
  tryAgain((attempt) => import(/* @vite-ignore */ attempt ? `${site}?${attempt}` : site)).then(
    (module) => module.start(release, tryAgain, visit, agenda),
    () => release(),
  )
}

/** What was painted first is not held back by what comes later: neither scripts nor the hero's drawing. */
function onPaint() {
  delete root.dataset.unpainted
  start()
}

root.dataset.unpainted = ''
new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
for (const act of ['pointerdown', 'keydown']) addEventListener(act, start)
