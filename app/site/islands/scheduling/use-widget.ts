import { type RefObject, useEffect, useState } from 'react'
import { loadSiteConfig } from '#features/shared/ui/tracking/site-config.ts'

type Provider = { initInlineWidget?: (options: { url: string; parentElement: Element }) => void }

/**
 * As features/shared/ui/tracking/consent.ts, which is part of the page's own script: a file that both need would be
 * one more that every page waits for.
 */
function hasAccepted(): boolean {
  try {
    return localStorage.getItem('cookies-accepted') === 'true'
  } catch {
    return false
  }
}

/**
 * Whether this site has a booking widget, and whether it may be loaded: nothing is asked of another
 * host before the visitor accepted cookies or pressed the button for it. Its script is added to the
 * head once.
 */
export function useWidget(frame: RefObject<HTMLElement | null>, url: string) {
  const [script, setScript] = useState<string | null>(null)
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    loadSiteConfig().then((config) => setScript(config?.schedulingWidget ?? null))
    if (hasAccepted()) setWanted(true)
    const follow = (event: Event) => {
      if ((event as CustomEvent).detail === 'accepted') setWanted(true)
    }
    addEventListener('consent', follow)
    return () => removeEventListener('consent', follow)
  }, [])

  const shown = script !== null && wanted
  useEffect(() => {
    if (!shown || !frame.current) return
    if (document.querySelector(`script[src="${CSS.escape(script)}"]`)) {
      // It was there before and has looked for its elements already.
      const { Calendly } = window as { Calendly?: Provider }
      if (!frame.current.hasChildNodes()) {
        Calendly?.initInlineWidget?.({ url, parentElement: frame.current })
      }
      return
    }
    document.head.append(Object.assign(document.createElement('script'), { src: script }))
  }, [shown, script, frame, url])

  return {
    configured: script !== null,
    shown,
    offered: script !== null && !wanted,
    show: () => setWanted(true),
  }
}
