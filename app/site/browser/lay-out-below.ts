import { atRest } from './at-rest.ts'

/** As base.css names them. */
const resting = '[data-fresh] :is(.section, footer, .later)'

/**
 * What a fresh page left for later (app/site/browser/boot.ts), one section after the other while nothing else is
 * to do, so that the page is true to size before anybody asks. First a section is laid out, then it
 * is painted: together they would hold a slow phone for more than 50 ms.
 */
export function layOutBelow(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(resting)]
  const next = () => {
    const section = sections.shift()
    if (!section) return void delete document.documentElement.dataset.fresh
    atRest(() => {
      section.firstElementChild?.getBoundingClientRect()
      atRest(() => {
        section.style.contentVisibility = 'visible'
        next()
      })
    })
  }
  next()
}
