import { track } from './track.ts'

/** Page views and clicks on outgoing links of every public page. */
export function startTracking(): void {
  const { pathname: path } = location
  const scheduling = document.querySelector<HTMLElement>('script[data-agenda]')?.dataset.agenda
  // A frame is part of the page around it.
  if (self !== top) return
  const trackEvent = (name: 'PageView' | 'PlanRequest' | 'WhatsAppClick' | 'SchedulingClick') =>
    track({ name, path })
  const trackPageView = () => {
    trackEvent('PageView')
    if (path === '/') track({ name: 'ViewContent', path, title: document.title })
  }
  // A prerendered page counts once it is shown.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', trackPageView, { once: true })
  } else trackPageView()

  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a')
    if (!link) return
    if (link.dataset.link) track({ name: 'LinkClick', link: link.dataset.link, path })
    if (link.dataset.track === 'plan-request') trackEvent('PlanRequest')
    if (link.href.startsWith('https://wa.me/')) trackEvent('WhatsAppClick')
    if (scheduling && link.href.includes(scheduling)) trackEvent('SchedulingClick')
  })
}
