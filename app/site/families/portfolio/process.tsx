import { SplitHead } from '#app/site/parts/split-head.tsx'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'

type Props = { content: PortfolioContent['process'] }

export function Process({ content }: Props) {
  return (
    <>
      <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
      <ol className="folio-phases">
        {content.items.map((phase) => (
          <li key={phase.number}>
            <span className="folio-weeks" aria-hidden="true" />
            <span className="num folio-number" aria-hidden="true">
              {phase.number}
            </span>
            {phase.duration && <p className="num folio-duration">{phase.duration}</p>}
            <div>
              <h3 className="title-3">{phase.title}</h3>
              <p className="mt-2.5 max-w-[34rem] text-muted">{phase.description}</p>
            </div>
            <ul aria-label="Entregas" className="folio-outcome">
              {phase.deliverables.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
