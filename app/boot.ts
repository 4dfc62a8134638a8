/**
 * Inlined into every pre-rendered page (see scripts/build/finish.ts): decides when React wakes up
 * and remembers what brought the visit. The page is complete without it. Under 1 kB compressed.
 */
import { type Visit, visitReference, withReference } from '#contracts/visit.ts'

const { page, agenda } = (document.currentScript as HTMLScriptElement).dataset as {
  page: string
  agenda: string
}
const acts = ['pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart']
const kept: HTMLElement[] = []
const { documentElement: root } = document
let asked = false

function hydrate() {
  if (asked) return
  asked = true
  for (const act of acts) removeEventListener(act, hydrate)
  import(page)
}

/** A button does nothing before React: its click is kept and made again afterwards. */
function keepClick(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>('button:not([type=submit])')
  if (!button) return
  event.stopImmediatePropagation()
  button.setAttribute('aria-busy', 'true')
  kept.push(button)
}

/** The first page of a visit is kept for the visit, in this tab only; nothing is sent. */
function rememberVisit(): Visit {
  const visit = { landing: location.href, referrer: document.referrer }
  try {
    const stored = sessionStorage.getItem('visit')
    if (stored) return JSON.parse(stored)
    sessionStorage.setItem('visit', JSON.stringify(visit))
  } catch {
    // Storage may be switched off; the visit then is this page.
  }
  return visit
}

/** Before the first paint, so that the banner neither flashes nor comes late. */
function markConsent() {
  try {
    if (localStorage.getItem('cookies-accepted') || localStorage.getItem('cookies-rejected')) return
  } catch {
    // Nothing can be stored, so nothing was chosen.
  }
  root.dataset.consent = 'ask'
}

/** What a client chose (contracts/preferences.ts): the type size, then classes of the root. */
function applyPreferences() {
  const chosen = document.cookie.match(/(?:^|; )preferencias=(\w+)((?:\.[\w-]+)*)/)
  if (!chosen) return
  root.dataset.font = chosen[1]
  if (chosen[2]) root.classList.add(...chosen[2].slice(1).split('.'))
}

/**
 * A page that opens at its top need not lay out what is far below before its first paint (app.css).
 * Elsewhere what lies above must have its true height at once: the router leaves a state in every
 * entry of the history, so one that is come back to, or loaded again, has it.
 */
function restBelow() {
  if (!history.state && !location.hash) root.dataset.fresh = ''
}

/** Where a key, a step back or a link within the page leads is only known at true heights. */
function layOutBelow({ type, target }: Event) {
  if (type !== 'click' || (target as Element).closest('a[href*="#"]')) delete root.dataset.fresh
}

restBelow()
markConsent()
applyPreferences()
const reference = visitReference(rememberVisit())

function addReference({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[target=_blank]')
  if (link && (link.href.startsWith('https://wa.me/') || link.href.startsWith(agenda))) {
    link.href = withReference(link.href, reference)
  }
}

for (const act of acts) addEventListener(act, hydrate, { passive: true })
for (const act of ['pointerdown', 'click']) addEventListener(act, addReference, true)
for (const act of ['keydown', 'popstate', 'click']) addEventListener(act, layOutBelow, true)
addEventListener('click', keepClick, true)
addEventListener(
  'hydrated',
  () => {
    removeEventListener('click', keepClick, true)
    for (const button of kept) {
      button.removeAttribute('aria-busy')
      button.click()
    }
  },
  { once: true },
)
if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
  // A browser may be idle before its first paint, while others make the picture; where it does not
  // tell when it is idle, the paint is all there is to wait for.
  addEventListener('load', () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      ;(window.requestIdleCallback ?? setTimeout)(hydrate, { timeout: 3000 })
    }).observe({ type: 'paint', buffered: true }),
  )
}
