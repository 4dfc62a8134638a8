import type { Wake } from '../islands.ts'
import { atRest } from './at-rest.ts'

const near = '400px 0px'
const ownActs = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown']
const anyActs = ['pointerdown', 'keydown', 'scroll']

/** Settles when an island has to wake; an act on it is always soon enough. */
export function whenToWake(root: HTMLElement, wake: Wake): Promise<void> {
  return new Promise((resolve) => {
    const now = () => resolve()
    for (const act of ownActs) root.addEventListener(act, now, { once: true })
    if (wake === 'near') whenNear(root, now)
    if (wake === 'idle') whenAtRest(now)
  })
}

/** The root is no box of its own; what it holds is. */
function whenNear({ firstElementChild }: HTMLElement, act: () => void) {
  if (!firstElementChild) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: near },
  )
  observer.observe(firstElementChild)
}

/** Who saves data gets nothing that was not asked for by some act. */
function whenAtRest(act: () => void) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) {
    for (const name of anyActs) addEventListener(name, act, { once: true })
    return
  }
  const rest = () => atRest(act)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
