import { SplitHead } from '#app/site/parts/split-head.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { Area, PortfolioContent } from '#content/types/portfolio-page.ts'
import { type Lines, PictureWind } from '../cases/picture.tsx'

type DrawnArea = Omit<Area, 'image' | 'photo' | 'link'> & { lines: Lines; link: string | undefined }

type Props = { content: Omit<PortfolioContent['areas'], 'items'> & { items: DrawnArea[] } }

export function Areas({ content }: Props) {
  return (
    <>
      <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
      <ul className="folio-areas">
        {content.items.map((area) => (
          <li key={area.id} className="card folio-area later">
            <div
              data-theme="noite"
              className="folio-area-picture"
              aria-hidden={area.lines.photo ? undefined : true}
            >
              <PictureWind id={area.id} lines={area.lines} sun={false} />
              <Icon name={area.icon} className="size-6" />
            </div>
            <div className="folio-area-text">
              <h3 className="title-3">{area.title}</h3>
              <p className="mt-2.5 text-muted">{area.description}</p>
              <div className="folio-area-facts">
                <ul className="grid content-start gap-2">
                  {area.features.map((feature) => (
                    <li key={feature} className="flex gap-2.5 leading-snug">
                      <Icon name="check" className="mt-0.5 size-4.5 flex-none text-brand" />
                      {feature}
                    </li>
                  ))}
                </ul>
                {area.metrics.length > 0 && (
                  <dl className="folio-pair">
                    {area.metrics.map((metric) => (
                      <div key={metric.label}>
                        <dt>{metric.label}</dt>
                        <dd className="num">{metric.value}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
              <Tags label="Tecnologias" items={area.technologies} />
              <p className="mt-auto pt-6">
                <SiteLink to={area.link} className="link inline-flex items-center gap-2 py-1">
                  {content.more}
                  <span className="sr-only">: {area.title}</span>
                  <Icon name="arrow" className="size-4.5" />
                </SiteLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Tags({ label, items }: { label: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <ul aria-label={label} className="folio-tags">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
