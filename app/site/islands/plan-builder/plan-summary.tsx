import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { PlanBuilderLabels } from '#content/types/plans-page.ts'

type PlanSummaryProps = {
  labels: PlanBuilderLabels['summary']
  /** The agency's chat, without a text. */
  chat: string
}

/** What is marked `data-plan` is filled by show-plan.ts once something is chosen. */
export function PlanSummary({ labels, chat }: PlanSummaryProps) {
  return (
    <section
      id="resumo"
      tabIndex={-1}
      aria-labelledby="resumo-titulo"
      data-theme="noite"
      className="plan-summary"
    >
      <h3 id="resumo-titulo" className="text-[1.45rem] max-lg:sr-only">
        {labels.title}
      </h3>
      <ul data-plan="lines" className="grid gap-2.5 lg:mt-5">
        <li className="flex justify-between gap-4">
          <span />
          <span className="whitespace-nowrap text-muted tabular-nums" />
        </li>
      </ul>
      <dl className="mt-5 grid gap-2.5 border-t border-line pt-5 tabular-nums">
        <Row id="subtotal">{labels.subtotal}</Row>
        <Row id="discount">
          <span data-plan="percent" />
        </Row>
        <Row
          id="monthly"
          className="num mt-2.5 border-t border-line pt-5 text-[1.65rem] leading-tight"
        >
          {labels.monthly}
        </Row>
        <Row id="once" className="num text-[1.2rem] leading-tight">
          {labels.once}
        </Row>
      </dl>
      <p data-plan="next" className="mt-5 text-[0.95rem] leading-snug text-muted" />
      <a
        data-plan="ask"
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
        data-track="plan-request"
        className="btn btn-cta mt-6 w-full px-4"
      >
        <Icon name="message" className="size-5 flex-none max-sm:hidden" />
        {labels.ask}
      </a>
      <div className="mt-3 grid grid-cols-[1fr_auto] gap-2.5">
        <button data-plan="copy" type="button" className="btn btn-ghost btn-sm">
          <Icon name="link" className="size-5 flex-none" />
          <span>{labels.copy}</span>
        </button>
        <button data-plan="clear" type="button" className="btn btn-ghost btn-sm">
          {labels.clear}
        </button>
      </div>
    </section>
  )
}

type RowProps = { id: string; className?: string; children: ReactNode }

function Row({ id, className = '', children }: RowProps) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
      <dt className="font-body text-[1rem] font-normal tracking-normal text-muted">{children}</dt>
      <dd data-plan={id} className="ml-auto font-semibold whitespace-nowrap" />
    </div>
  )
}

/**
 * On a phone the totals stay at the bottom of the screen while cards are read. The bar is sticky
 * inside the cards' column and comes to rest as the head of the summary, so it never lies over
 * anything that cannot be scrolled out from under it.
 */
export function PlanBar({ labels }: { labels: PlanBuilderLabels }) {
  return (
    <div data-theme="noite" className="plan-bar no-print">
      <p className="min-w-0 leading-tight">
        <span
          data-plan="first"
          className="num block text-[clamp(1rem,5vw,1.2rem)] whitespace-nowrap"
        />
        <span data-plan="second" className="text-[0.9rem] text-muted" />
      </p>
      <button data-plan="show" type="button" className="btn btn-cta btn-sm plan-bar-button">
        {labels.summary.show}
        <Icon name="arrow-down" className="size-4.5 flex-none max-[22rem]:hidden" />
      </button>
    </div>
  )
}
