import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Testimonial } from '#content/types/testimonial.ts'
import { useCarousel } from './use-carousel.ts'

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
