import { type ActionLink, ActionLinks } from '#app/site/parts/action-links.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Fact } from '#content/types/common.ts'
import { Figure, type Ground } from './block-head.tsx'

export type ClosingAction = ActionLink

type Props = { title: string; text: string; actions: ClosingAction[] }

export function Closing({ title, text, actions }: Props) {
  return (
    <section className="svc-closing" aria-labelledby="proximo-passo">
      <div className="wrap">
        <h2 id="proximo-passo" className="title-2">
          {title}
        </h2>
        <div>
          {text && <p className="lead">{text}</p>}
          <ActionLinks actions={actions} className="mt-7" />
        </div>
      </div>
    </section>
  )
}

export type ServiceLink = { name: string; summary: string; to: string }
export type CaseLink = {
  company: string
  sector: string
  quote: string
  name: string
  role: string
  metric?: Fact
  to: string
}

type RelatedProps = { services: ServiceLink[]; cases: CaseLink[]; ground?: Ground }

export function Related({ services, cases, ground }: RelatedProps) {
  return (
    <section className={`section svc-ground-${ground}`} aria-labelledby="veja-tambem">
      <div className="wrap svc-related">
        <div>
          <p className="eyebrow">Veja também</p>
          <h2 id="veja-tambem" className="title-2 mt-4">
            O que anda junto
          </h2>
          <ul className="mt-8">
            {services.map((service) => (
              <li key={service.to} className="svc-related-row">
                <h3 className="title-3">
                  <SiteLink to={service.to}>{service.name}</SiteLink>
                </h3>
                {service.summary && <p className="mt-1.5 text-muted">{service.summary}</p>}
              </li>
            ))}
          </ul>
        </div>
        <ul className="svc-related-cases">
          {cases.map((item) => (
            <li key={item.to} className="svc-case-card card">
              <p className="text-[0.95rem] text-muted">
                {[item.company, item.sector].filter(Boolean).join(' · ')}
              </p>
              {item.metric && <Figure fact={item.metric} className="svc-figure-lg" />}
              {item.quote && <blockquote>“{item.quote}”</blockquote>}
              {item.name && (
                <p className="text-[0.95rem] text-muted">
                  {[item.name, item.role].filter(Boolean).join(', ')}
                </p>
              )}
              <SiteLink to={item.to} className="link" aria-label={`Ler o case: ${item.company}`}>
                Ler o case
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
