import { useCallback, useDeferredValue, useRef, useState } from 'react'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { PlanBuilderLabels } from '#content/types/plans-page.ts'
import {
  emptySelection,
  isEmpty,
  type PlanCatalogue,
  priceOf,
  type ServiceKind,
  toggle,
  usePlanSelection,
} from './plan-selection.ts'
import { PlanBar, PlanSummary } from './plan-summary.tsx'
import { announcement } from './plan-texts.ts'
import { QuietCard, ServiceCard } from './service-card.tsx'

export type PlanBuilderProps = {
  catalogue: PlanCatalogue
  labels: PlanBuilderLabels
  /** The agency's chat: bare, and with a text that asks for help. */
  whatsapp: { bare: string; help: string }
}

export function PlanBuilder({ catalogue, labels, whatsapp }: PlanBuilderProps) {
  const { selection, change } = usePlanSelection(catalogue)
  const [status, setStatus] = useState('')
  const start = useRef<HTMLHeadingElement>(null)
  // The card answers first, then the sums follow.
  const summed = useDeferredValue(selection)
  const chosen = !isEmpty(summed)
  const monthly = catalogue.recurring.length > 0

  const choose = useCallback(
    (kind: ServiceKind, id: string) => {
      const next = change((previous) => toggle(previous, kind, id, catalogue))
      setStatus(announcement(next, catalogue, labels))
    },
    [change, catalogue, labels],
  )

  /** The button goes away with the summary, so focus goes back to where choosing starts. */
  function clear() {
    change(() => emptySelection)
    setStatus(labels.announce.empty)
    start.current?.focus()
  }

  function cards(kind: ServiceKind, unit: string) {
    if (catalogue[kind].length === 0) return null
    return (
      <ul className="plan-cards">
        {catalogue[kind].map((item) =>
          item.price === null ? (
            <QuietCard key={item.id} item={item} />
          ) : (
            <ServiceCard
              key={item.id}
              item={item}
              kind={kind}
              unit={unit}
              chosen={selection[kind].includes(item.id)}
              onToggle={choose}
            />
          ),
        )}
      </ul>
    )
  }

  return (
    <div className="mt-12 grid items-start gap-x-10 lg:grid-cols-[1fr_22.5rem] xl:grid-cols-[1fr_24rem]">
      <div className="min-w-0">
        {monthly && (
          <div className="plan-group">
            <h3 ref={start} tabIndex={-1} className="title-3">
              {labels.recurring.title}
            </h3>
            <p>{labels.recurring.note}</p>
          </div>
        )}
        {cards('recurring', labels.perMonth)}
        {catalogue.oneOff.length > 0 && (
          <div className="plan-group mt-10">
            <h3 ref={monthly ? undefined : start} tabIndex={-1} className="title-3">
              {labels.oneOff.title}
            </h3>
            <p>{labels.oneOff.note}</p>
          </div>
        )}
        {cards('oneOff', labels.once)}
        {chosen && <PlanBar price={priceOf(summed, catalogue)} labels={labels} />}
      </div>
      <div className="plan-aside">
        {chosen ? (
          <PlanSummary
            selection={summed}
            catalogue={catalogue}
            labels={labels}
            whatsapp={whatsapp.bare}
            onClear={clear}
            onSay={setStatus}
          />
        ) : (
          <div className="plan-empty">
            <p className="font-display text-[1.3rem] font-[650] tracking-[-0.02em]">
              {labels.empty.title}
            </p>
            <p className="mt-2.5 text-muted">{labels.empty.text}</p>
            <SiteLink to={whatsapp.help} className="btn btn-ghost mt-6">
              {labels.empty.talk}
            </SiteLink>
          </div>
        )}
      </div>
      <div role="status" className="sr-only">
        {status}
      </div>
    </div>
  )
}
