export type PaceLine = {
  label: string
  /** '61% da verba em 50% do mês' */
  text: string
  detail: string
  /** Percent of a bar; null where there is none to fill. */
  share: number | null
}

type Props = { pace: { month: string; monthShare: number | null; lines: PaceLine[] } }

/** What was agreed on for the month, and how far it has come. */
export function PaceCard({ pace }: Props) {
  return (
    <section className="card pace" aria-labelledby="pace">
      <h2 id="pace" className="title-3">
        Metas de {pace.month.toLowerCase()}
      </h2>
      <dl>
        {pace.lines.map(({ label, text, detail, share }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num pace-text">{text}</dd>
            {share !== null && (
              <dd aria-hidden="true">
                <svg className="pace-bar" aria-hidden="true">
                  <rect className="pace-whole" width="100%" height="100%" rx="4" />
                  <rect className="pace-done" width={`${share}%`} height="100%" rx="4" />
                  {pace.monthShare !== null && (
                    <line
                      className="pace-today"
                      x1={`${pace.monthShare}%`}
                      x2={`${pace.monthShare}%`}
                      y1="0"
                      y2="100%"
                    />
                  )}
                </svg>
              </dd>
            )}
            <dd className="pace-detail">{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
