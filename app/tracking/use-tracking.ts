import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { track } from './track.ts'
import { carryVisit } from './visit.ts'

/** Where clients sign in and see their own figures, nobody else looks on. */
const isPrivate = (path: string) => /^\/(auth|dashboard)/.test(path)

/** Page views and the clicks that lead out of the site, for every public page. */
export function useTracking(scheduling: string): void {
  const { pathname } = useLocation()

  useEffect(() => carryVisit(scheduling), [scheduling])

  useEffect(() => {
    if (isPrivate(pathname)) return
    track({ name: 'PageView', path: pathname })
    if (pathname === '/') track({ name: 'ViewContent', path: pathname, title: document.title })
  }, [pathname])

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a')
      const path = location.pathname
      if (!link || isPrivate(path)) return
      if (link.dataset.link) track({ name: 'LinkClick', link: link.dataset.link, path })
      if (link.dataset.track === 'plan-request') track({ name: 'PlanRequest', path })
      if (link.href.startsWith('https://wa.me/')) track({ name: 'WhatsAppClick', path })
      if (link.href.startsWith(scheduling)) track({ name: 'SchedulingClick', path })
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [scheduling])
}
