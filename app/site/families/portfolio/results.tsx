import { SplitHead } from '#app/site/parts/split-head.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { Fact } from '#content/types/common.ts'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'

type Bar = Fact & { length: number }
type Props = { content: Omit<PortfolioContent['results'], 'bars'> & { bars: Bar[] } }

export function Results({ content }: Props) {
  return (
    <>
      <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
      <div className="folio-outcomes">
        {content.figures.length > 0 && (
          <dl className="folio-figures">
            {content.figures.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd className="num">{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {content.bars.length > 0 && (
          <div className="card p-6 sm:p-9">
            <h3 className="title-3">{content.barsTitle}</h3>
            <ul className="mt-7 grid gap-6">
              {content.bars.map((bar) => (
                <li key={bar.label}>
                  <p className="mb-2 flex items-baseline justify-between gap-4 leading-snug">
                    {bar.label}
                    <span className="num text-[1.35rem]">{bar.value}</span>
                  </p>
                  <Progress value={Math.min(bar.length, 100)} label={`${bar.value} ${bar.label}`} />
                </li>
              ))}
            </ul>
            <p className="mt-7 text-[0.95rem] text-muted">{content.note}</p>
          </div>
        )}
      </div>
    </>
  )
}
