import { capitalized, zoneCity } from '#features/calendar/rules/clock-text.ts'

/** Without Intl, whose first use holds a slow phone for more than a tenth of a second. */
function ownHour(moment: number): string {
  const clock = new Date(moment)
  const minutes = clock.getMinutes()
  return `${clock.getHours()}h${minutes ? String(minutes).padStart(2, '0') : ''}`
}

function ownZone(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}

/**
 * What a script adds to the booking page: the hours of another day without loading the page anew, the
 * visitor's own time where it is another, and what is about to be booked in words. Everything else is
 * the page's own forms.
 */
export function start(): void {
  const card = document.querySelector<HTMLElement>('[data-agenda-card]') as HTMLElement
  const minutes = Number(card.dataset.agendaCard) * 60_000
  const find = <T extends Element = HTMLElement>(name: string) =>
    card.querySelector<T>(`[data-agenda-${name}]`)
  const hourOf = (input: HTMLInputElement) => input.nextElementSibling?.textContent
  const isAway = (input: HTMLInputElement) => ownHour(+input.value) !== hourOf(input)
  let asked = 0

  /** The agency's time leads. */
  function showOwnHours() {
    const inputs = [...card.querySelectorAll<HTMLInputElement>('input[name=start]')]
    const city = inputs.some(isAway) && zoneCity(ownZone())
    if (!city) return
    for (const input of inputs) {
      const small = document.createElement('small')
      small.textContent = ownHour(+input.value)
      input.setAttribute('aria-label', `${hourOf(input)}, ${small.textContent} em ${city}`)
      input.parentElement?.append(small)
    }
    const zones = find('zones')
    if (zones) zones.textContent += ` Embaixo, a sua hora, em ${city}.`
  }

  function showChoice() {
    const chosen = card.querySelector<HTMLInputElement>('input[name=start]:checked')
    const summary = find('summary')
    const there = find('there')
    if (!chosen || !summary || !there) return
    const start = Number(chosen.value)
    const { until, angle } = chosen.dataset
    const day = capitalized(find('day')?.textContent ?? '')
    summary.textContent = `${day}, das ${hourOf(chosen)} às ${until}`
    there.textContent = isAway(chosen)
      ? `${ownHour(start)} às ${ownHour(start + minutes)} em ${zoneCity(ownZone())}`
      : ''
    card.querySelector('.agenda-sun')?.setAttribute('transform', `rotate(${angle})`)
    find('gone')?.setAttribute('stroke-dasharray', `${(Number(angle) + 45.9) / 91.8} 2`)
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

  card.addEventListener('formdata', ({ formData }) => {
    if (formData.has('fuso')) formData.set('fuso', ownZone())
  })
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
