import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { motionWelcome } from '#app/ui/motion.ts'
import type { HomeContent, MethodologyStep } from '#content/types/page.ts'

const stepTime = 4000

/**
 * Goes round `count` steps, 4 s each, while it plays. It waits while the visitor points at the
 * steps, has focus in them or has scrolled them away, and does not start where motion is unwelcome.
 */
function usePresentation(count: number) {
  const section = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [onScreen, setOnScreen] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const running = playing && onScreen && !hovered && !focused

  useEffect(() => {
    if (!motionWelcome()) setPlaying(false)
    const observer = new IntersectionObserver(([entry]) => setOnScreen(!!entry?.isIntersecting))
    if (section.current) observer.observe(section.current)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, jumped to or not, gets its full time
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setCurrent((step) => (step + 1) % count), stepTime)
    return () => clearTimeout(timer)
  }, [running, current, count])

  return {
    section,
    current,
    playing,
    running,
    jump: setCurrent,
    toggle: () => setPlaying((was) => !was),
    /** For the element whose pointer and focus make the presentation wait. */
    waiting: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

/**
 * A route with four stops. Titles and summaries always stand; the details of the current stop show
 * below the route, and without scripts each stop shows its own.
 */
export function Methodology({ content }: { content: HomeContent['methodology'] }) {
  const show = usePresentation(content.steps.length)
  return (
    <section
      ref={show.section}
      aria-labelledby="metodologia"
      aria-roledescription="carrossel"
      data-running={show.running || undefined}
      className="methodology section bg-bg-2"
    >
      <div className="wrap">
        <div className="split-head">
          <div>
            <p className="eyebrow">{content.eyebrow}</p>
            <h2 id="metodologia" className="title-2 mt-4">
              {content.title}
            </h2>
          </div>
          <div>
            <p>{content.intro}</p>
            <button
              type="button"
              className="btn btn-ghost btn-sm route-control"
              data-playing={show.playing || undefined}
              onClick={show.toggle}
            >
              {show.playing ? content.pause : content.play}
            </button>
          </div>
        </div>
        <ol className="route-line" {...show.waiting}>
          {content.steps.map((step, index) => (
            <li key={step.title}>
              <Stop
                step={step}
                number={index + 1}
                reached={index < show.current}
                current={index === show.current}
                onJump={() => show.jump(index)}
              />
              <Panel
                step={step}
                number={index + 1}
                current={index === show.current}
                deliverables={content.deliverables}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type StopProps = {
  step: MethodologyStep
  number: number
  reached: boolean
  current: boolean
  onJump: () => void
}

function Stop({ step, number, reached, current, onJump }: StopProps) {
  return (
    <div className="route-stop" data-state={current ? 'current' : reached ? 'reached' : 'ahead'}>
      <h3 className="title-3">
        <button
          type="button"
          className="route-marker"
          aria-current={current ? 'step' : undefined}
          onClick={onJump}
        >
          {number}. {step.title}
        </button>
      </h3>
      <p className="mt-1.5 text-muted">{step.text}</p>
    </div>
  )
}

type PanelProps = {
  step: MethodologyStep
  number: number
  current: boolean
  deliverables: string
}

function Panel({ step, number, current, deliverables }: PanelProps) {
  return (
    <div className="route-panel" data-off={!current || undefined}>
      <div>
        <span className="num route-number" aria-hidden="true">
          {number}
        </span>
        {/* Says again what the marker says, for the eye that is down here. */}
        <span className="title-3 route-name" aria-hidden="true">
          {step.title}
        </span>
        <p className="text-[1.1rem] text-soft">{step.detail}</p>
      </div>
      <div>
        <p className="font-semibold">{deliverables}</p>
        <ul className="home-ticks mt-3 text-soft">
          {step.deliverables.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
