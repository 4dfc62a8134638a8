import { Card } from '#app/ui/card.tsx'

type Month = {
  name: string
  beforeName: string
  figures: { label: string; value: string; before: string }[]
}

/** This month so far beside the whole month before, said as such. */
export function MonthFigures({ month }: { month: Month }) {
  return (
    <Card title={`Números de ${month.name}`} icon="trending">
      <dl className="month-figures">
        {month.figures.map(({ label, value, before }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
            <dd className="desk-quiet">
              {month.beforeName} inteiro: {before}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
