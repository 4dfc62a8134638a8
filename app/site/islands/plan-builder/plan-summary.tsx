import { Icon } from '#app/ui/icon.tsx'
import type { PlanBuilderLabels } from '#content/types/plans-page.ts'
import { leaveReference } from '#features/shared/ui/tracking/leave-reference.ts'
import { formatCentavos, nextTier } from '#features/visits/rules/plan-price.ts'
import type { PlanCatalogue } from './catalogue.ts'
import { CopyLink } from './copy-link.tsx'
import { chosenItems, priceOf, type Selection, writeSelection } from './plan-selection.ts'
import { fill, proposalMessage } from './plan-texts.ts'

type Props = {
  selection: Selection
  catalogue: PlanCatalogue
  labels: PlanBuilderLabels
  /** The agency's chat, without a text. */
  whatsapp: string
  onClear: () => void
  onSay: (text: string) => void
}

/** Shown only once something is chosen, so the address of the page may be read while rendering. */
export function PlanSummary({ selection, catalogue, labels, whatsapp, onClear, onSay }: Props) {
  const { summary } = labels
  const price = priceOf(selection, catalogue)
  const next = nextTier(selection.recurring.length, catalogue.tiers)
  const link = `${location.origin}${location.pathname}${writeSelection(selection)}`
  const message = proposalMessage(selection, catalogue, labels, link)
  const chosen = [
    ...chosenItems(selection, 'recurring', catalogue).map((item) => ({
      ...item,
      unit: labels.perMonth,
    })),
    ...chosenItems(selection, 'oneOff', catalogue).map((item) => ({ ...item, unit: '' })),
  ]
  return (
    <section
      id="resumo"
      tabIndex={-1}
      aria-labelledby="resumo-titulo"
      data-theme="noite"
      className="plan-summary"
    >
      <h3 id="resumo-titulo" className="text-[1.45rem] max-lg:sr-only">
        {summary.title}
      </h3>
      <ul className="grid gap-2.5 lg:mt-5">
        {chosen.map((item) => (
          <li key={item.id} className="flex justify-between gap-4">
            <span>{item.name}</span>
            <span className="whitespace-nowrap text-muted tabular-nums">
              {item.priceLabel}
              {item.unit}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid gap-2.5 border-t border-line pt-5 tabular-nums">
        <Row name={summary.subtotal} value={formatCentavos(price.subtotal)} />
        <Row
          name={fill(summary.discount, { percent: price.percent })}
          value={`${price.discount > 0 ? '− ' : ''}${formatCentavos(price.discount)}`}
          className={price.discount > 0 ? 'text-brand' : ''}
        />
        <Row
          name={summary.monthly}
          value={formatCentavos(price.monthly)}
          className="num mt-2.5 border-t border-line pt-5 text-[1.65rem] leading-tight"
        />
        <Row
          name={summary.once}
          value={formatCentavos(price.once)}
          className="num text-[1.2rem] leading-tight"
        />
      </dl>
      {next && selection.recurring.length === next.services - 1 && (
        <p className="mt-5 text-[0.95rem] leading-snug text-muted">
          {fill(summary.next, { percent: next.percent })}
        </p>
      )}
      <a
        href={`${whatsapp}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        data-track="plan-request"
        onClick={(event) => leaveReference(event, selection)}
        className="btn btn-cta mt-6 w-full px-4"
      >
        <Icon name="message" className="size-5 flex-none max-sm:hidden" />
        {summary.ask}
      </a>
      <div className="mt-3 grid grid-cols-[1fr_auto] gap-2.5">
        <CopyLink link={link} labels={summary} onSay={onSay} />
        <button type="button" className="btn btn-ghost btn-sm" onClick={onClear}>
          {summary.clear}
        </button>
      </div>
    </section>
  )
}

function Row({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
      <dt className="font-body text-[1rem] font-normal tracking-normal text-muted">{name}</dt>
      <dd className="ml-auto font-semibold whitespace-nowrap">{value}</dd>
    </div>
  )
}
