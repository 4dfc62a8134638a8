import { type RefObject, useEffect, useState } from 'react'
import { loadSiteConfig } from '../../tracking/site-config.ts'

type Provider = { initInlineWidget?: (options: { url: string; parentElement: Element }) => void }

/** Far enough ahead for the calendar to be there when the visitor arrives. */
const nearViewport = '600px 0px'

/**
 * Asks whether a widget is configured when `place` comes near the viewport, and adds its script to
 * the head, once for all pages of a visit. A script that was there before has already looked for
 * its elements, so it is asked to fill this one. Returns whether there is a widget to make room for.
 */
export function useWidgetScript(
  place: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  url: string,
): boolean {
  const [script, setScript] = useState<string | null>(null)

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        loadSiteConfig().then((config) => setScript(config?.schedulingWidget ?? null))
      },
      { rootMargin: nearViewport },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])

  useEffect(() => {
    if (!script || !frame.current) return
    if (document.querySelector(`script[src="${CSS.escape(script)}"]`)) {
      const { Calendly } = window as { Calendly?: Provider }
      if (!frame.current.hasChildNodes()) {
        Calendly?.initInlineWidget?.({ url, parentElement: frame.current })
      }
      return
    }
    document.head.append(Object.assign(document.createElement('script'), { src: script }))
  }, [script, frame, url])

  return script !== null
}
