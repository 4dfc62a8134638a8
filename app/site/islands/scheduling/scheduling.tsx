import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
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
function useWidget(frame: RefObject<HTMLElement | null>, url: string) {
  const [script, setScript] = useState<string | null>(null)
  const [isRequested, setIsRequested] = useState(false)

  useEffect(() => {
    loadSiteConfig().then((config) => setScript(config?.schedulingWidget ?? null))
    if (hasAccepted()) setIsRequested(true)
    const follow = (event: Event) => {
      if ((event as CustomEvent).detail === 'accepted') setIsRequested(true)
    }
    addEventListener('consent', follow)
    return () => removeEventListener('consent', follow)
  }, [])

  const isVisible = script !== null && isRequested
  useEffect(() => {
    if (!isVisible || !frame.current) return
    if (document.querySelector(`script[src="${CSS.escape(script)}"]`)) {
      // It was there before and has looked for its elements already.
      const { Calendly } = window as { Calendly?: Provider }
      if (!frame.current.hasChildNodes()) {
        Calendly?.initInlineWidget?.({ url, parentElement: frame.current })
      }
      return
    }
    document.head.append(Object.assign(document.createElement('script'), { src: script }))
  }, [isVisible, script, frame, url])

  return {
    configured: script !== null,
    shown: isVisible,
    offered: script !== null && !isRequested,
    show: () => setIsRequested(true),
  }
}

type Props = {
  content: { title: string; text: string; points: string[]; action: string; note: string }
  /** The scheduling page, for whoever does not see the widget. */
  page: string
  /** The own booking page, for a frame; other services come by their script. */
  framed?: string
}

/**
 * The booking calendar: the own one in a frame of the widget's size, unless another's is configured. For
 * that one the card stands there until the visitor asks for the calendar or has accepted
 * cookies, while it loads, where it is blocked or not configured, and without scripts: it gives way
 * once the provider's script has put something into the frame (classic-features.css).
 */
export function Scheduling({ content, page, framed }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const widget = useWidget(frame, page)
  if (framed && !widget.configured) return <OwnCalendar title={content.title} page={framed} />
  return (
    <div className={`scheduling lg:self-start ${widget.shown ? 'scheduling-tall' : ''}`}>
      <h3 className="title-3">{content.title}</h3>
      <div className="relative mt-6 grow">
        {widget.shown && (
          <div ref={frame} className="calendly-inline-widget scheduling-frame" data-url={page} />
        )}
        <div className="scheduling-card flex h-full flex-col">
          <Week />
          <p className="mt-7 text-[1.1rem] text-soft">{content.text}</p>
          <ul className="mt-5 mb-8 grid gap-2.5">
            {content.points.map((point) => (
              <li key={point} className="flex gap-3">
                <span className="mt-0.5 text-brand">
                  <Icon name="check" />
                </span>
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
            <SiteLink to={page} className="btn btn-cta">
              <Icon name="calendar" />
              {content.action}
            </SiteLink>
            {widget.offered && (
              <button type="button" className="btn btn-ghost" onClick={widget.show}>
                Mostrar a agenda aqui
              </button>
            )}
            <span className="text-[0.95rem] text-muted">{content.note}</span>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Only fetched when the visitor comes near it. */
function OwnCalendar({ title, page }: { title: string; page: string }) {
  return (
    <div className="scheduling scheduling-tall lg:self-start">
      <h3 className="title-3">{title}</h3>
      <iframe src={page} title={title} loading="lazy" className="scheduling-own" />
    </div>
  )
}

const days = ['seg', 'ter', 'qua', 'qui', 'sex']

/** A week with free hours: what the link leads to, drawn. */
function Week() {
  return (
    <div className="week" aria-hidden="true">
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
      <svg
        viewBox="0 0 400 160"
        fill="none"
        strokeWidth="28"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path
          d="M14 14h44M96 14h44M260 14h44M342 14h44M14 58h44M178 58h44M96 102h44M178 102h44M342 102h44M14 146h44M96 146h44M260 146h44"
          className="stroke-brand-tint"
        />
        <path
          d="M178 14h44M96 58h44M342 58h44M14 102h44M260 102h44M178 146h44M342 146h44"
          className="stroke-bg-2"
        />
        <path d="M260 58h44" className="stroke-accent" />
      </svg>
    </div>
  )
}
