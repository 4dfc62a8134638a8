import { type HeroTotals, heroFigures } from '#features/figures/rules/hero-metrics.ts'

const refetchEvery = 30_000
const duration = 2000
const steps = 60

type Figure = { id: string; published: number; unit: string; shown: HTMLElement; held: HTMLElement }

/** Where nothing was published, the card stands here until there are real figures. */
const later = document.querySelector<HTMLTemplateElement>('template[data-metric]')
const card = (later?.content ?? document).querySelector('.metrics-card') as HTMLElement
const live = card.querySelector<HTMLElement>('.live-dot') as HTMLElement
const period = card.querySelector<HTMLElement>('[data-period]') as HTMLElement
const publishedPeriod = period.textContent
const figures = [...card.querySelectorAll<HTMLElement>('[data-metric]')].map((shown): Figure => {
  const text = shown.textContent
  // Where nothing was published there are only shares, which wait for real ones.
  const published = Number.parseInt(text, 10) || 0
  const unit = text === '' ? '%' : text.slice(String(published).length)
  const held = document.createElement('span')
  held.className = 'opacity-0'
  return { id: shown.dataset.metric as string, published, unit, shown, held }
})
const fallback = Object.fromEntries(figures.map(({ id, published }) => [id, published])) as {
  roi: number
  satisfaction: number
}

let totals: HeroTotals | null = null
/** How much of each figure is counted: a share, so that figures which arrive meanwhile are counted to. */
let reached = steps

/** The figures of the home: counted up to once, and as the server has them while somebody looks. */
export function watchMetrics(): void {
  ;(window.requestIdleCallback ?? setTimeout)(() => {
    countUp()
    follow()
    document.addEventListener('visibilitychange', follow)
  })
}

function show() {
  const { live: isLive, ...real } = heroFigures(totals, fallback)
  const targets: Record<string, number> = { ...fallback, ...real }
  for (const { id, unit, shown, held } of figures) {
    const target = targets[id] as number
    write(held, `${target}${unit}`)
    write(shown, `${Math.round((target * reached) / steps)}${unit}`)
  }
  if (later && isLive && !card.isConnected) later.after(card)
  if (later && !isLive) card.remove()
  live.classList.toggle('invisible', !isLive)
  write(period, isLive ? (period.dataset.period as string) : publishedPeriod)
}

/** Into the text that stands there: a new node has the browser style all that is around it anew. */
function write(element: HTMLElement, text: string) {
  const { firstChild } = element
  if (!(firstChild instanceof Text)) element.textContent = text
  else if (firstChild.data !== text) firstChild.data = text
}

/**
 * From 0 in 60 steps over 2 s. While it counts, the final figure holds the width and is what a screen
 * reader finds; the moving one is for the eye only.
 */
function countUp() {
  const { classList } = document.documentElement
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || classList.contains('reduce-motion')) return
  const start = performance.now()
  const move = (moving: boolean) => {
    for (const { shown, held } of figures) {
      shown.className = moving ? 'absolute inset-y-0 left-0' : ''
      shown.ariaHidden = moving ? 'true' : null
      if (moving) shown.before(held)
      else held.remove()
    }
  }
  reached = 0
  show()
  move(true)
  const timer = setInterval(() => {
    // A late tick skips what it missed.
    const due = Math.floor(((performance.now() - start) / duration) * steps)
    reached = Math.min(steps, Math.max(reached + 1, due))
    show()
    if (reached < steps) return
    clearInterval(timer)
    move(false)
  }, duration / steps)
}

let timer: ReturnType<typeof setTimeout> | undefined
let dueAt = 0

/** Asked for every 30 s while somebody looks. */
function follow() {
  clearTimeout(timer)
  if (!document.hidden) timer = setTimeout(ask, Math.max(0, dueAt - Date.now()))
}

async function ask() {
  dueAt = Date.now() + refetchEvery
  timer = setTimeout(ask, refetchEvery)
  try {
    const answer = await fetch('/functions/v1/hero-metrics')
    if (!answer.ok) return
    totals = await answer.json()
    show()
  } catch {
    // Offline, restarting or gone: the figures on screen stay until the next try.
  }
}
