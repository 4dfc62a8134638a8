import type { Wake } from '#app/site/islands/islands.ts'

const near = '400px 0px'
const acts = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown']

/** Settles when an island has to wake; an act on it is always soon enough. */
export function whenToWake(root: HTMLElement, wake: Wake): Promise<void> {
  return new Promise((resolve) => {
    const now = () => resolve()
    for (const act of acts) root.addEventListener(act, now, { once: true })
    // A press that was kept before anybody listened here (kept-acts.ts).
    if (root.querySelector('[aria-busy=true]')) now()
    if (wake === 'near') whenNear(root, now)
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
