/** How a figure stands against the period before. */
export type Change = {
  direction: 'up' | 'down' | 'same'
  /** '12%' or '0,3 p.p.' */
  text: string
  /** Whether more is better; what is spent is neither good nor bad. */
  judged: boolean
}

export type FigureCard = {
  label: string
  value: string
  /** 'Últimos 30 dias', where the card says it. */
  note?: string
  change: Change | null
}

/** Long amounts are set smaller, so that they stay on one line in any card. */
function lengthOf(value: string): 'm' | 'l' | 'xl' | undefined {
  if (value.length <= 8) return undefined
  if (value.length <= 13) return 'm'
  return value.length <= 17 ? 'l' : 'xl'
}

const marks = { up: '▲', down: '▼', same: '=' }
const spoken = { up: 'a mais que', down: 'a menos que', same: 'de diferença para o que foi' }

export function FigureCards({ cards, before }: { cards: FigureCard[]; before: string }) {
  return (
    <dl className="figure-cards">
      {cards.map((card) => (
        <div key={card.label} className="card figure-card">
          <dt>{card.label}</dt>
          <dd className="num figure-value" data-length={lengthOf(card.value)}>
            {card.value}
          </dd>
          {card.note && <dd className="figure-note">{card.note}</dd>}
          <dd className="figure-change">
            <ChangeMark change={card.change} before={before} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The cost of results and what else a client asks for, smaller than the four. */
export function FigureStrip({ cards, before }: { cards: FigureCard[]; before: string }) {
  return (
    <dl className="card figure-strip">
      {cards.map((card) => (
        <div key={card.label}>
          <dt>{card.label}</dt>
          <dd className="num">{card.value}</dd>
          <dd className="figure-change">
            <ChangeMark change={card.change} before={before} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ChangeMark({ change, before }: { change: Change | null; before: string }) {
  if (!change) return <span className="text-muted">Sem base de comparação</span>
  const { direction, text, judged } = change
  return (
    <>
      <span aria-hidden data-change={judged ? direction : undefined}>
        {marks[direction]} {text}
      </span>
      <span className="sr-only">
        {text} {spoken[direction]} {before}
      </span>
    </>
  )
}
