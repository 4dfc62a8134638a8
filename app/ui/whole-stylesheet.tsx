import { useEffect } from 'react'
import stylesheet from '../styles/app.css?url'

/**
 * Every rule of the site. Pre-rendered pages carry the rules they need inline; what they do not know
 * beforehand, another page or a part that is loaded later, renders this. React shows nothing of it
 * before the rules are there, and keeps them.
 */
export function WholeStylesheet() {
  return <link rel="stylesheet" href={stylesheet} precedence="app" />
}

/** Fetches the rules when a link is pointed at, so that the page behind it need not wait for them. */
export function useStylesheetAhead() {
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      if (!(target as Element).closest?.('a[href^="/"]')) return
      stop()
      const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style' })
      link.href = stylesheet
      document.head.append(link)
    }
    const acts = ['pointerover', 'touchstart', 'focusin']
    const stop = () => {
      for (const act of acts) removeEventListener(act, fetchAhead)
    }
    for (const act of acts) addEventListener(act, fetchAhead, { passive: true })
    return stop
  }, [])
}
