import { SplitHead } from '#app/site/parts/split-head.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ClassicHomeContent } from '#content/types/page.ts'

type ServiceCard = { to: string; icon: IconName; name: string; summary: string }

type Props = {
  content: ClassicHomeContent['services']
  services: ServiceCard[]
  /** What stands below them. */
  children?: React.ReactNode
}

export function ClassicServices({ content, services, children }: Props) {
  return (
    <section
      id="services"
      tabIndex={-1}
      aria-label={content.eyebrow}
      className="section bg-bg-2 target"
    >
      <div className="wrap">
        <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
        <Reveal as="ul" className="services-bento">
          {services.map((service, index) => (
            <Card
              key={service.to}
              service={service}
              more={content.more}
              lines={index === 0 ? rings : index === services.length - 1 ? wind : undefined}
              deep={index === services.length - 1}
            />
          ))}
        </Reveal>
        {children}
      </div>
    </section>
  )
}

/** Rings on the water for what is found; wind round a calm centre for what runs by itself. */
const rings =
  'M330 200a30 30 0 0 1 30-30M300 200a60 60 0 0 1 60-60M268 200a92 92 0 0 1 92-92M234 200a126 126 0 0 1 126-126M198 200a162 162 0 0 1 162-162M160 200A200 200 0 0 1 360 0M118 200A242 242 0 0 1 310-37M74 200A286 286 0 0 1 250-64'
const wind =
  'M286 112c-2-14 30-16 32 0 2 20-54 24-60 2-6-30 82-38 92-4 8 36-108 52-124 8-14-48 112-76 160-30M244 200c-64-6-88-44-68-80 22-40 110-72 190-60M196 200c-60-18-72-60-40-98 40-46 130-76 210-66M146 200c-44-26-44-70-4-110 50-48 140-80 224-78M96 200c-26-30-20-70 20-108C172 40 270 2 366-8'

type CardProps = { service: ServiceCard; more: string; lines: string | undefined; deep: boolean }

function Card({ service, more, lines, deep }: CardProps) {
  return (
    <li
      data-theme={deep ? 'noite' : undefined}
      className={`card relative isolate flex flex-col overflow-clip p-6 text-fg sm:p-7 ${deep ? 'border-0 bg-deep' : ''}`}
    >
      {lines && (
        <svg
          viewBox="0 0 360 200"
          preserveAspectRatio="none"
          fill="none"
          strokeWidth="1.25"
          className="services-lines"
          aria-hidden="true"
        >
          <path vectorEffect="non-scaling-stroke" d={lines} />
        </svg>
      )}
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
