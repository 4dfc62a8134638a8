import { SplitHead } from '#app/site/parts/split-head.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Fact } from '#content/types/common.ts'
import type { HomeContent } from '#content/types/page.ts'

/** Strokes on 240 × 160: a few lead, the others are faint. */
export type ServiceArt = { strong: string; faint: string }

type ServiceCard = {
  to: string
  name: string
  summary: string
  features: string[]
  facts: Fact[]
  art: ServiceArt
}

type Props = {
  content: HomeContent['services']
  services: ServiceCard[]
  /** The page with all of them. */
  all: string | undefined
  /** What stands below them. */
  children?: React.ReactNode
}

export function ServiceBento({ content, services, all, children }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <SplitHead {...content}>
          <SiteLink to={all} className="link mt-3 inline-block py-1">
            {content.all}
          </SiteLink>
        </SplitHead>
        <ul className="service-bento">
          {services.map((service, index) => (
            <li key={service.to} className="service-card card">
              <svg viewBox="0 0 240 160" className="service-art" aria-hidden="true">
                <path d={service.art.faint} />
                <path d={service.art.strong} />
              </svg>
              <h3 className="title-3">
                {/* The whole card answers to this link. */}
                <SiteLink to={service.to} className="service-link">
                  {service.name}
                </SiteLink>
              </h3>
              <p className="service-text mt-2 text-muted">{service.summary}</p>
              {index === 0 && <Details service={service} />}
              <span className="service-more" aria-hidden="true">
                {content.more}
                <Icon name="arrow" className="size-4.5" />
              </span>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}

function Details({ service }: { service: ServiceCard }) {
  return (
    <>
      <ul className="service-features">
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {service.facts.length > 0 && (
        <ul className="service-facts">
          {service.facts.map((fact) => (
            <li key={fact.label}>
              <span className="num block">{fact.value}</span>
              <span className="mt-1 block text-muted">{fact.label}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
