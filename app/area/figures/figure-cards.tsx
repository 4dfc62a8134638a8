import { KindsNote } from './kinds-note.tsx'

/** A figure compared with the previous period. */
export type Change = {
  direction: 'up' | 'down' | 'same'
  /** '12%' or '0,3 p.p.' */
  text: string
  /** Whether more is better; spend is neither good nor bad. */
  judged: boolean
}

export type FigureCard = {
  label: string
  value: string
  /** 'Últimos 30 dias', or what the figure adds up. */
  note?: string
  /** Where the kinds behind the figure are read, when the note is unfolded. */
  kinds?: string
  /** How the note is calculated. */
  hint?: string
  /** What the figure leaves out; marked as partial where there is something. */
  partial?: string
  change: Change | null
  /** The formatted figure of the previous period. */
  before: string | null
}

/** Long amounts use a smaller font to stay on one line; the longest decides for all cards. */
function lengthOf(cards: FigureCard[]): 'm' | 'l' | 'xl' | undefined {
  const longest = Math.max(...cards.map(({ value }) => value.length))
  if (longest <= 8) return undefined
  if (longest <= 13) return 'm'
  return longest <= 17 ? 'l' : 'xl'
}

const marks = { up: '▲', down: '▼', same: '=' }
const changeText = { up: 'a mais', down: 'a menos', same: 'de diferença' }

export function FigureCards({ cards }: { cards: FigureCard[] }) {
  return (
    <dl className="figure-cards" data-length={lengthOf(cards)}>
      {cards.map((card) => (
        <div key={card.label} className="card figure-card">
          <dt>{card.label}</dt>
          <dd className="num figure-value">{card.value}</dd>
          {card.kinds ? (
            <dd className="figure-note">
              <KindsNote key={card.kinds} note={card.note} address={card.kinds} />
            </dd>
          ) : (
            card.note && <dd className="figure-note">{card.note}</dd>
          )}
          {card.hint && <dd className="figure-hint">{card.hint}</dd>}
          <dd className="figure-change">
            <ChangeMark card={card} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Secondary figures, smaller than the four cards. */
export function FigureStrip({ cards }: { cards: FigureCard[] }) {
  return (
    <dl className="card figure-strip">
      {cards.map((card) => (
        <div key={card.label}>
          <dt>{card.label}</dt>
          <dd className="num">
            {card.value}
            {card.partial && <span className="partial">parcial</span>}
          </dd>
          {card.partial && <dd className="figure-partial">{card.partial}</dd>}
          <dd className="figure-change">
            <ChangeMark card={card} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function ChangeMark({ card: { change, before } }: { card: FigureCard }) {
  if (before === null) return <span className="text-muted">Sem base de comparação</span>
  return (
    <>
      {change && (
        <>
          <span aria-hidden data-change={change.judged ? change.direction : undefined}>
            {marks[change.direction]} {change.text}
          </span>
          <span className="sr-only">
            {change.text} {changeText[change.direction]},
          </span>
        </>
      )}
      <span className="font-normal">antes {before}</span>
    </>
  )
}
