import { SplitHead } from '#app/site/parts/split-head.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { HomeContent } from '#content/types/page.ts'
import type { HomeTestimonial } from '#content/types/testimonial.ts'

type Props = {
  content: HomeContent['testimonials']
  testimonials: HomeTestimonial[]
  links: Record<'cases' | 'portfolio' | 'about', string | undefined>
  /** What stands below the voices, such as badges. */
  children?: React.ReactNode
}

export function HomeTestimonials({ content, testimonials, links, children }: Props) {
  return (
    <section className="section bg-bg-2">
      <div className="wrap">
        <SplitHead {...content}>
          <p className="mt-3 flex flex-wrap gap-x-7">
            <SiteLink to={links.cases} className="link py-1">
              {content.cases}
            </SiteLink>
            <SiteLink to={links.portfolio} className="link py-1">
              {content.portfolio}
            </SiteLink>
            <SiteLink to={links.about} className="link py-1">
              {content.about}
            </SiteLink>
          </p>
        </SplitHead>
        <ul className="home-voices">
          {testimonials.map((testimonial) => (
            <li key={testimonial.id} className="home-voice later card">
              <Voice testimonial={testimonial} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}

function Voice({ testimonial }: { testimonial: HomeTestimonial }) {
  return (
    <figure className="flex h-full flex-col">
      {testimonial.rating && <Stars value={testimonial.rating} className="h-4.5 self-start" />}
      <blockquote className="home-voice-quote">
        <p>“{testimonial.content}”</p>
      </blockquote>
      <figcaption className="flex grow flex-col">
        <div className="mt-6 mb-7 flex items-center gap-4">
          <span className="home-monogram" aria-hidden="true">
            {testimonial.avatar}
          </span>
          <span className="leading-snug text-balance">
            <b className="block font-semibold">{testimonial.name}</b>
            <span className="text-[0.95rem] text-muted">
              {testimonial.role}, {testimonial.company}
            </span>
          </span>
        </div>
        <dl className="home-voice-metrics">
          {testimonial.metrics.map((metric) => (
            <div key={metric.label} className="flex flex-col-reverse justify-end">
              <dt className="text-[0.9rem] leading-snug text-muted">{metric.label}</dt>
              <dd className="num">{metric.value}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
