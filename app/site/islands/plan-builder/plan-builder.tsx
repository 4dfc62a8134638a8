import { SiteLink } from '#app/ui/site-link.tsx'
import type { PlanBuilderLabels } from '#content/types/plans-page.ts'
import type { PlanCatalogue, ServiceKind } from './plan-selection.ts'
import { PlanBar, PlanSummary } from './plan-summary.tsx'
import { QuietCard, ServiceCard } from './service-card.tsx'

export type PlanBuilderProps = {
  catalogue: PlanCatalogue
  labels: PlanBuilderLabels
  /** The agency's chat: bare, and with a text that asks for help. */
  whatsapp: { bare: string; help: string }
}

/** Markup only: enliven-plan-builder.ts answers presses and fills what the templates hold. */
export function PlanBuilder({ catalogue, labels, whatsapp }: PlanBuilderProps) {
  function group(kind: ServiceKind, unit: string, className = '') {
    if (catalogue[kind].length === 0) return null
    return (
      <>
        <div className={`plan-group${className}`}>
          <h3 tabIndex={-1} className="title-3">
            {labels[kind].title}
          </h3>
          <p>{labels[kind].note}</p>
        </div>
        <ul className="plan-cards">
          {catalogue[kind].map((item) =>
            item.price === null ? (
              <QuietCard key={item.id} item={item} />
            ) : (
              <ServiceCard key={item.id} item={item} kind={kind} unit={unit} />
            ),
          )}
        </ul>
      </>
    )
  }

  return (
    <div className="mt-12 grid items-start gap-x-10 lg:grid-cols-[1fr_22.5rem] xl:grid-cols-[1fr_24rem]">
      <div className="min-w-0">
        {group('recurring', labels.perMonth)}
        {group('oneOff', labels.once, ' mt-10')}
        <template data-plan="bar">
          <PlanBar labels={labels} />
        </template>
      </div>
      <div className="plan-aside">
        <div className="plan-empty">
          <p className="font-display text-[1.3rem] font-[650] tracking-[-0.02em]">
            {labels.empty.title}
          </p>
          <p className="mt-2.5 text-muted">{labels.empty.text}</p>
          <SiteLink to={whatsapp.help} className="btn btn-ghost mt-6">
            {labels.empty.talk}
          </SiteLink>
        </div>
        <template data-plan="summary">
          <PlanSummary labels={labels.summary} chat={whatsapp.bare} />
        </template>
      </div>
      <div role="status" className="sr-only" />
    </div>
  )
}
