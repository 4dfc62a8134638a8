/**
 * Inlined into every pre-rendered page (see scripts/build/finish-page.ts): decides when React
 * wakes up. The page is complete without it. Keep it under 1 kB compressed.
 */
const hydrationModule = (document.currentScript as HTMLScriptElement).dataset.page as string
const connection = (navigator as { connection?: { saveData?: boolean } }).connection
const acts = ['pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart'] as const
const kept: HTMLElement[] = []
let asked = false

function hydrate() {
  if (asked) return
  asked = true
  for (const act of acts) removeEventListener(act, hydrate)
  import(hydrationModule)
}

/** A button does nothing before React: its click is kept and made again afterwards. */
function keepClick(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>('button:not([type=submit])')
  if (!button) return
  event.stopImmediatePropagation()
  button.setAttribute('aria-busy', 'true')
  kept.push(button)
}

for (const act of acts) addEventListener(act, hydrate, { passive: true })
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
if (!connection?.saveData) {
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 3000 })
    else setTimeout(hydrate, 300)
  })
}
