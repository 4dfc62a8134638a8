import { capitalized, dayText, hourText, zoneCity } from '#contracts/clock-text.ts'

const own = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * What a script adds to the booking page: the hours of another day without loading the page anew, the
 * visitor's own time where it is another, and what is about to be booked in words. Everything else is
 * the page's own forms.
 */
export function start(): void {
  const card = document.querySelector<HTMLElement>('[data-agenda-minutes]') as HTMLElement
  const zone = card.dataset.agenda as string
  const minutes = Number(card.dataset.agendaMinutes) * 60_000
  const find = <T extends Element = HTMLElement>(name: string) =>
    card.querySelector<T>(`[data-agenda-${name}]`)
  let asked = 0

  const away = () => Boolean(own) && hourText(Date.now(), own) !== hourText(Date.now(), zone)
  const span = (start: number, at: string) =>
    [hourText(start, at), hourText(start + minutes, at)] as const

  /** The agency's time leads. */
  function showOwnHours() {
    if (!own) return
    const inputs = [...card.querySelectorAll<HTMLInputElement>('input[name=start]')]
    const differs = inputs.some(({ value }) => hourText(+value, own) !== hourText(+value, zone))
    if (!differs) return
    for (const input of inputs) {
      const small = document.createElement('small')
      small.textContent = hourText(Number(input.value), own)
      const where = document.createElement('span')
      where.className = 'sr-only'
      where.textContent = ` em ${zoneCity(own)}`
      small.append(where)
      input.parentElement?.append(small)
    }
    const zones = find('zones')
    if (zones) zones.textContent += ` Embaixo, a sua hora, em ${zoneCity(own)}.`
  }

  function showChoice() {
    const chosen = card.querySelector<HTMLInputElement>('input[name=start]:checked')
    const summary = find('summary')
    const there = find('there')
    if (!chosen || !summary || !there) return
    const start = Number(chosen.value)
    const [from, until] = span(start, zone)
    summary.textContent = `${capitalized(dayText(start, zone))}, das ${from} às ${until}`
    const [ownFrom, ownUntil] = span(start, own || zone)
    there.textContent = away() ? `${ownFrom} às ${ownUntil} em ${zoneCity(own)}` : ''
    const angle = Number(chosen.dataset.angle)
    card.querySelector('.agenda-sun')?.setAttribute('transform', `rotate(${angle})`)
    find('gone')?.setAttribute('stroke-dasharray', `${(angle + 45.9) / 91.8} 2`)
  }

  /** The same page with another day, of which the hours are taken over. */
  async function showDay(form: HTMLFormElement) {
    const turn = ++asked
    const query = new URLSearchParams(new FormData(form) as never)
    const hours = find('hours')
    hours?.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(`${form.action}?${query}`)
      if (!answer.ok) throw new Error(String(answer.status))
      const text = await answer.text()
      // Without its head, whose inline rules this page's policy would refuse.
      const body = text.slice(text.indexOf('<body'))
      const page = new DOMParser().parseFromString(body, 'text/html')
      const fresh = page.querySelector('[data-agenda-hours]')
      if (turn !== asked || !fresh || !hours) return
      hours.replaceWith(document.adoptNode(fresh))
      showOwnHours()
    } catch {
      // The browser's own way shows what is wrong, or simply works.
      if (turn === asked) form.submit()
    }
  }

  for (const field of card.querySelectorAll<HTMLInputElement>('input[name=fuso]')) field.value = own
  card.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement
    if (input.name === 'dia' && input.form) void showDay(input.form)
    if (input.name === 'start') showChoice()
  })
  showOwnHours()
  showChoice()
  // Chosen before this script was there, or given back by the browser after a step back.
  const day = card.querySelector<HTMLInputElement>('input[name=dia]:checked')
  if (day?.form && !day.defaultChecked) void showDay(day.form)
}
