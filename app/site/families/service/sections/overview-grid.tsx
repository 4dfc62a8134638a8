import { Icon, type IconName } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ServicesContent } from '#content/types/services.ts'
import { BlockHead } from './block-head.tsx'

type Card = { name: string; summary: string; features: string[]; icon: IconName; to: string }
type Content = Omit<ServicesContent['grid'], 'services'> & { services: Card[] }

export function OverviewGrid({ content }: { content: Content }) {
  return (
    <section className="section svc-ground-bg-2" aria-labelledby="lista-titulo">
      <div className="wrap">
        <BlockHead block={{ id: 'lista', ...content }} />
        <ul className="svc-overview">
          {content.services.map((service) => (
            // Without a list beside its words a wide card stays one column.
            <li key={service.to} className={service.features.length > 0 ? 'card' : 'card flex'}>
              <Icon name={service.icon} className="svc-tile" />
              <h3 className="text-[1.6rem]">{service.name}</h3>
              {service.summary && <p className="text-muted">{service.summary}</p>}
              {service.features.length > 0 && (
                <ul className="svc-ticks">
                  {service.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              )}
              <SiteLink
                to={service.to}
                className="link"
                aria-label={`Ver serviço: ${service.name}`}
              >
                Ver serviço
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
