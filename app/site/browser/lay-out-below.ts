import { atRest } from './at-rest.ts'

/** As base.css names them. */
const resting = '[data-fresh] :is(.section, footer, .later)'

/**
 * Lays out what is far below, one part after the other while nothing else is to do, so that the page
 * is true to size before anybody asks. First a part is laid out, then it is painted: together they
 * would hold a slow phone for more than 50 ms.
 */
export function layOutInTurn(parts: Iterable<HTMLElement>, done: () => void): void {
  const waiting = [...parts]
  const next = () => {
    const part = waiting.shift()
    if (!part) return done()
    atRest(() => {
      part.firstElementChild?.getBoundingClientRect()
      atRest(() => {
        part.style.contentVisibility = 'visible'
        next()
      })
    })
  }
  next()
}

/** What a fresh page left for later (app/site/browser/boot.ts). */
export function layOutBelow(): void {
  layOutInTurn(document.querySelectorAll<HTMLElement>(resting), () => {
    delete document.documentElement.dataset.fresh
  })
}
