import { SplitHead } from '#app/site/parts/split-head.tsx'
import type { CaseStudy, CasesContent } from '#content/types/cases-page.ts'
import { type Lines, PictureWind } from './picture.tsx'

type Study = Omit<CaseStudy, 'image'> & {
  /** Paths on 120 × 120. */
  drawing: { plane: string; line: string; spark: string }
  lines: Lines
}

type Props = {
  content: Omit<NonNullable<CasesContent['studies']>, 'items'> & { items: Study[] }
}

export function CaseStudies({ content }: Props) {
  return (
    <section className="section bg-bg-2">
      <div className="wrap">
        <SplitHead eyebrow={content.eyebrow} title={content.title} intro={content.intro} />
        <ul className="studies">
          {content.items.map((study) => (
            <li key={study.id} id={study.id} className="study card">
              <div data-theme="noite" className="study-picture" aria-hidden="true">
                <PictureWind id={study.id} lines={study.lines} sun={false} />
                <svg viewBox="0 0 120 120" className="study-drawing" aria-hidden="true">
                  <path d={study.drawing.plane} />
                  <path d={study.drawing.line} />
                  <path d={study.drawing.spark} />
                </svg>
              </div>
              <div className="flex flex-1 flex-col p-6 sm:p-7">
                <p className="text-[0.95rem] text-muted">
                  <span className="font-semibold text-brand">{study.category}</span> ·{' '}
                  {study.client}
                </p>
                <h3 className="title-3 mt-2">{study.title}</h3>
                <p className="mt-3 text-muted">{study.summary}</p>
                <ul className="study-results">
                  {study.results.map((result) => (
                    <li key={result}>{result}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
