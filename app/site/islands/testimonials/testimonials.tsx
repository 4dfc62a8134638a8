import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Testimonial } from '#content/types/testimonial.ts'

/** The item `steps` away from `index`; past the last comes the first, and the other way round. */
export function rotate(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count
}

const shortestSwipe = 40

/** 1 for a swipe to the left, -1 to the right, 0 for a tap or a scroll. */
export function swipeDirection(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < shortestSwipe || Math.abs(dx) < Math.abs(dy) * 1.5) return 0
  return dx < 0 ? 1 : -1
}

/** Which of `count` items is shown, and the gestures that change it. */
function useCarousel(count: number) {
  const [current, setCurrent] = useState(0)
  const start = useRef<{ x: number; y: number } | null>(null)
  const step = (steps: number) => setCurrent((index) => rotate(index, steps, count))

  const keys = {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
      event.preventDefault()
      step(event.key === 'ArrowRight' ? 1 : -1)
    },
  }

  // A mouse selects text, so only fingers and pens swipe. The element's touch-action leaves
  // vertical movement to the page, which then cancels the pointer.
  const swipe = {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return
      step(swipeDirection(event.clientX - start.current.x, event.clientY - start.current.y))
      start.current = null
    },
    onPointerCancel() {
      start.current = null
    },
  }

  return { current, setCurrent, step, keys, swipe }
}

type Props = {
  head: { eyebrow: string; title: string; intro: string }
  testimonials: Testimonial[]
}

/**
 * One at a time, all in one grid cell, so that the tallest sets the height and nothing moves.
 * Without scripts they stand one below the other (classic-features.css).
 */
export function Testimonials({ head, testimonials }: Props) {
  const { current, setCurrent, step, keys, swipe } = useCarousel(testimonials.length)
  return (
    <section
      id="testimonials"
      tabIndex={-1}
      aria-labelledby="testimonials-title"
      aria-roledescription="carrossel"
      className="section target overflow-clip"
      {...keys}
    >
      <div className="wrap testimonials">
        <div className="testimonials-head">
          <p className="eyebrow">{head.eyebrow}</p>
          <h2 id="testimonials-title" className="title-2 mt-4">
            {head.title}
          </h2>
          <p className="mt-5 max-w-[30rem] text-[1.1rem] text-muted">{head.intro}</p>
        </div>
        <ul className="testimonial-stack" aria-live="polite" {...swipe}>
          {testimonials.map((testimonial, index) => (
            <Quote
              key={testimonial.id}
              testimonial={testimonial}
              current={index === current}
              position={`${index + 1} de ${testimonials.length}`}
            />
          ))}
        </ul>
        <fieldset className="testimonial-controls">
          <legend className="sr-only">Escolher depoimento</legend>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Depoimento anterior"
            onClick={() => step(-1)}
          >
            <Icon name="arrow" className="size-5 rotate-180" />
          </Button>
          {testimonials.map((testimonial, index) => (
            <button
              key={testimonial.id}
              type="button"
              lang="en"
              aria-label={`View testimonial ${index + 1}`}
              aria-current={index === current || undefined}
              className="dot"
              onClick={() => setCurrent(index)}
            />
          ))}
          <Button
            variant="ghost"
            size="icon"
            aria-label="Próximo depoimento"
            onClick={() => step(1)}
          >
            <Icon name="arrow" />
          </Button>
        </fieldset>
      </div>
    </section>
  )
}

type QuoteProps = { testimonial: Testimonial; current: boolean; position: string }

function Quote({ testimonial, current, position }: QuoteProps) {
  const { name, role, company, content, rating } = testimonial
  return (
    <li data-current={current || undefined} aria-label={position}>
      <figure className="flex h-full flex-col">
        {rating && <Stars value={rating} className="h-6 self-start" />}
        <blockquote className="font-display mt-6 mb-8 text-[clamp(1.3rem,1.1rem+1vw,1.9rem)] leading-[1.3] font-[550] tracking-[-0.02em]">
          <p>{content}</p>
        </blockquote>
        <figcaption className="mt-auto flex items-center gap-4">
          <span
            className="num grid size-14 flex-none place-items-center rounded-full bg-brand text-2xl text-on-brand"
            aria-hidden="true"
          >
            {name[0]}
          </span>
          <span className="leading-snug">
            <b className="block font-semibold">{name}</b>
            <span className="text-muted">
              {role}, {company}
            </span>
          </span>
        </figcaption>
      </figure>
    </li>
  )
}
