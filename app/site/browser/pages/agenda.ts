import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { isAway, ownCity, ownMoment, ownSpan, ownZone } from './own-time.ts'

/** The same page as the server answers it, without its head, whose inline rules this page's policy would refuse. */
async function read(answer: Response): Promise<Document> {
  const text = await answer.text()
  return new DOMParser().parseFromString(text.slice(text.indexOf('<body')), 'text/html')
}

/**
 * What a script adds to the booking page: other days, dates and answers to the form without loading
 * the page anew, so that nobody loses their place or, on a bad connection, what they wrote; the
 * visitor's own time where it is another; and what is about to be booked in words. Everything else is
 * the page's own forms.
 */
export function start(): void {
  const card = document.querySelector<HTMLElement>('[data-agenda-card]') as HTMLElement
  const minutes = Number(card.dataset.agendaCard) * 60_000
  const find = <T extends Element = HTMLElement>(name: string) =>
    card.querySelector<T>(`[data-agenda-${name}]`)
  const hourOf = (input: HTMLInputElement) => input.nextElementSibling?.textContent ?? ''
  const shownDay = () =>
    card.querySelector<HTMLInputElement>('[data-agenda-hours] > [name=dia]')?.value ?? ''
  const away = (input: HTMLInputElement) => isAway(+input.value, hourOf(input), shownDay())
  let asked = 0

  /** The agency's time leads. */
  function showOwnHours() {
    const inputs = [...card.querySelectorAll<HTMLInputElement>('input[name=start][type=radio]')]
    const city = inputs.some(away) && ownCity()
    if (!city) return
    for (const input of inputs) {
      const small = document.createElement('small')
      small.textContent = ownMoment(+input.value, shownDay())
      const name = input.parentElement?.textContent
      input.setAttribute('aria-label', `${name}, ${small.textContent} em ${city}`)
      input.parentElement?.append(small)
    }
    const zones = find('zones')
    if (zones) zones.textContent += ` Embaixo, a sua hora, em ${city}.`
  }

  function showChoice() {
    const chosen = card.querySelector<HTMLInputElement>('input[name=start]:checked')
    const summary = find('summary')
    const there = find('there')
    if (!chosen) return
    const start = Number(chosen.value)
    const { until, angle } = chosen.dataset
    const day = capitalizeFirst(find('day')?.textContent ?? '')
    card.querySelector('.agenda-sun')?.setAttribute('transform', `rotate(${angle})`)
    find('gone')?.setAttribute('stroke-dasharray', `${(Number(angle) + 45.9) / 91.8} 2`)
    if (!summary || !there) return
    summary.textContent = `${day}, das ${hourOf(chosen)} às ${until}`
    there.textContent = away(chosen)
      ? `${ownSpan(start, start + minutes, shownDay())} em ${ownCity()}`
      : ''
  }

  /** Said beside what was pressed, which stays as it is. */
  function complain(beside: Element | null | undefined) {
    find('problem')?.remove()
    const note = find<HTMLTemplateElement>('away')?.content.cloneNode(true)
    if (note) beside?.before(note)
  }

  /** Takes parts of another answer over. Only the last one that was asked for counts. */
  async function show(url: string, parts: string[]): Promise<boolean | undefined> {
    const turn = ++asked
    const hours = find('hours')
    hours?.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(url)
      const page = answer.ok && (await read(answer))
      if (turn !== asked) return undefined
      if (!page || parts.some((part) => !page.querySelector(part))) throw new Error()
      for (const part of parts) {
        card
          .querySelector(part)
          ?.replaceWith(document.adoptNode(page.querySelector(part) as Element))
      }
      find('problem')?.remove()
      showOwnHours()
      showChoice()
      return true
    } catch {
      hours?.removeAttribute('aria-busy')
      return turn === asked ? false : undefined
    }
  }

  async function showDay(form: HTMLFormElement) {
    const query = new URLSearchParams(new FormData(form) as never)
    if ((await show(`${form.action}?${query}`, ['[data-agenda-hours]'])) !== false) return
    // The hours that stand there are still those of the day before.
    const shown = form.querySelector<HTMLInputElement>(`[value="${shownDay()}"]`)
    if (shown) shown.checked = true
    complain(find('hours')?.querySelector('.agenda-head')?.nextElementSibling)
  }

  async function showDates(link: HTMLAnchorElement) {
    const shown = await show(link.href, ['[data-agenda-days]', '[data-agenda-hours]'])
    if (shown === false) complain(link.parentElement)
    else if (shown) card.querySelector<HTMLElement>('[name=dia]:checked')?.focus()
  }

  /** Books, or shows what the server finds wrong with it where the visitor is. */
  async function send(form: HTMLFormElement) {
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    const body = new URLSearchParams(new FormData(form) as never)
    try {
      const answer = await fetch(form.action, { method: 'POST', body })
      if (answer.redirected) return void location.assign(answer.url)
      const fresh = (await read(answer)).querySelector('[data-agenda-card]')
      if (!fresh) throw new Error()
      const next = fresh.querySelector<HTMLElement>('[autofocus]')
      // By itself a browser does it once for each page.
      next?.removeAttribute('autofocus')
      card.replaceChildren(...document.adoptNode(fresh).childNodes)
      showOwnHours()
      showChoice()
      next?.focus()
    } catch {
      form.ariaBusy = null
      complain(form.querySelector('.agenda-seal'))
    }
  }

  card.addEventListener('formdata', ({ formData }) => {
    if (formData.has('fuso')) formData.set('fuso', ownZone())
  })
  card.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement
    if (input.name === 'dia' && input.form && find('hours')) void showDay(input.form)
    if (input.name === 'start') showChoice()
  })
  card.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-agenda-dates]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !find('hours')) return
    event.preventDefault()
    void showDates(link)
  })
  card.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'post') return
    event.preventDefault()
    void send(form)
  })
  showOwnHours()
  showChoice()
  // A page in a frame that answers a press goes on where it is asked to; a browser does so only once.
  if (document.activeElement === document.body) {
    card.querySelector<HTMLElement>('[autofocus]')?.focus()
  }
  // Chosen before this script was there, or given back by the browser after a step back.
  const day = card.querySelector<HTMLInputElement>('input[name=dia]:checked')
  if (day?.form && !day.defaultChecked && find('hours')) void showDay(day.form)
}
