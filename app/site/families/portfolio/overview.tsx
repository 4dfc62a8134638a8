import { SplitHead } from '#app/site/parts/split-head.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'
import { type Lines, PictureWind } from '../cases/picture.tsx'

type Props = { content: PortfolioContent['overview'] & { lines: Lines } }

export function Overview({ content }: Props) {
  const [lead, ...stats] = content.stats
  return (
    <>
      <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
      {lead && (
        <dl className="folio-stats">
          <div data-theme="noite" className="folio-lead">
            <dt>{lead.label}</dt>
            <dd className="num">
              <PictureWind id="roi" lines={content.lines} />
              {lead.value}
            </dd>
          </div>
          {stats.map((fact) => (
            <div key={fact.label} className="card">
              <dt>{fact.label}</dt>
              <dd className="num">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3 className="title-2 mt-20 max-w-[13.26em] lg:mt-28">{content.valuesTitle}</h3>
      <ul className="folio-values">
        {content.values.map((value) => (
          <li key={value.title} className="card">
            <span className="folio-icon">
              <Icon name={value.icon} className="size-6" />
            </span>
            <h4 className="title-3 mt-6">{value.title}</h4>
            <p className="mt-3 text-muted">{value.text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
