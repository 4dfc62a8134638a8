import type { ClassicHomeContent } from '#content/types/page.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { SplitHead } from './split-head.tsx'

type ServiceCard = { to: string; icon: IconName; name: string; summary: string }

type Props = { content: ClassicHomeContent['services']; services: ServiceCard[] }

export function ClassicServices({ content, services }: Props) {
  return (
    <section
      id="services"
      tabIndex={-1}
      aria-label={content.eyebrow}
      className="section bg-bg-2 target"
    >
      <div className="wrap">
        <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
        <ul className="services-bento">
          {services.map((service, index) => (
            <Card
              key={service.to}
              service={service}
              more={content.more}
              deep={index === services.length - 1}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

type CardProps = { service: ServiceCard; more: string; deep: boolean }

function Card({ service, more, deep }: CardProps) {
  return (
    <li
      data-theme={deep ? 'noite' : undefined}
      className={`card relative isolate flex flex-col overflow-clip p-6 text-fg sm:p-7 ${deep ? 'border-0 bg-deep' : ''}`}
    >
      <div className="flex items-center gap-4 sm:block">
        <span className="grid size-12 flex-none place-items-center rounded-md bg-brand-tint text-brand">
          <Icon name={service.icon} className="size-6" />
        </span>
        <h3 className="title-3 sm:mt-5">{service.name}</h3>
      </div>
      <p className="mt-3 mb-4 sm:mt-2 sm:mb-5 max-w-[30rem] text-muted">{service.summary}</p>
      <SiteLink to={service.to} className="card-link mt-auto font-semibold text-brand">
        {more}
        <span className="sr-only"> sobre {service.name}</span>
        <Icon name="arrow" />
      </SiteLink>
    </li>
  )
}
