import { track } from './track.ts'

/** Page views and the clicks that lead out of the site, for every public page. */
export function startTracking(): void {
  const { pathname: path } = location
  const scheduling = document.querySelector<HTMLElement>('script[data-agenda]')?.dataset.agenda
  // A frame is part of the page around it.
  if (self !== top) return
  const tell = (name: 'PageView' | 'PlanRequest' | 'WhatsAppClick' | 'SchedulingClick') =>
    track({ name, path })
  const seen = () => {
    tell('PageView')
    if (path === '/') track({ name: 'ViewContent', path, title: document.title })
  }
  // A page that was only made ready was not seen.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', seen, { once: true })
  } else seen()

  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a')
    if (!link) return
    if (link.dataset.link) track({ name: 'LinkClick', link: link.dataset.link, path })
    if (link.dataset.track === 'plan-request') tell('PlanRequest')
    if (link.href.startsWith('https://wa.me/')) tell('WhatsAppClick')
    if (scheduling && link.href.includes(scheduling)) tell('SchedulingClick')
  })
}
