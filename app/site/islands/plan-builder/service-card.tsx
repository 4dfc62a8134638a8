import { Icon } from '#app/ui/icon.tsx'
import type { PlanItem, ServiceKind } from './plan-selection.ts'

type Props = { item: PlanItem; kind: ServiceKind; unit: string }

/** The whole card is the button's target; its list stays a list for those who listen to it. */
export function ServiceCard({ item, kind, unit }: Props) {
  const price = `preco-${item.id}`
  return (
    <li className="plan-card">
      <h4 className="pr-10 text-[1.3rem]">
        <button
          type="button"
          aria-pressed={false}
          aria-describedby={price}
          className="plan-toggle"
          data-kind={kind}
          data-id={item.id}
        >
          {item.name}
        </button>
      </h4>
      <span className="plan-tick" aria-hidden="true">
        <Icon name="check" />
      </span>
      <p id={price} className="num mt-2 text-[1.9rem] leading-tight">
        {item.priceLabel} <Unit>{unit}</Unit>
      </p>
      <p className="mt-2.5 text-[0.98rem] leading-normal text-muted">{item.description}</p>
      {item.features.length > 0 && (
        <ul className="plan-features">
          {item.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          {item.more && <li className="font-semibold text-brand">{item.more}</li>}
        </ul>
      )}
    </li>
  )
}

/** A service whose price is agreed on: to be read, not chosen. */
export function QuietCard({ item }: { item: PlanItem }) {
  return (
    <li className="plan-card plan-card-quiet">
      <div>
        <h4 className="text-[1.3rem]">{item.name}</h4>
        <p className="num mt-2 text-[1.9rem] leading-tight">{item.priceLabel}</p>
      </div>
      <p className="text-[0.98rem] leading-normal">{item.description}</p>
    </li>
  )
}

function Unit({ children }: { children: string }) {
  return (
    <small className="font-body text-[0.95rem] font-medium tracking-normal whitespace-nowrap text-muted">
      {children}
    </small>
  )
}
