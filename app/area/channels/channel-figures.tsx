import { ChangeMark, type FigureCard } from '../figures/figure-cards.tsx'

/** The three figures of a channel, side by side. */
export function ChannelFigureList({ figures }: { figures: FigureCard[] }) {
  return (
    <dl className="channel-figures">
      {figures.map((card) => (
        <div key={card.label}>
          <dt>{card.label}</dt>
          <dd className="num">{card.value}</dd>
          {card.hint && <dd className="figure-hint">{card.hint}</dd>}
          <dd className="figure-change">
            <ChangeMark card={card} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
