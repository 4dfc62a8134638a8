import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { motionWelcome } from '#app/ui/motion.ts'
import type { PlanBuilderLabels } from '#content/types/plans-page.ts'
import { leaveReference } from '#features/shared/ui/tracking/send-reference.ts'
import { formatCentavos, nextTier, type PlanPrice } from '#features/visits/rules/plan-price.ts'
import {
  chosenItems,
  type PlanCatalogue,
  priceOf,
  type Selection,
  writeSelection,
} from './plan-selection.ts'
import { fill, proposalMessage } from './plan-texts.ts'

type Props = {
  link: string
  labels: PlanBuilderLabels['summary']
  onSay: (text: string) => void
}

const shownFor = 4000

function CopyLink({ link, labels, onSay }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(setOutcome, shownFor, null)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    const result = (await copyText(link)) ? 'copied' : 'copyFailed'
    setOutcome(result)
    onSay(labels[result])
  }

  return (
    <button type="button" className="btn btn-ghost btn-sm" onClick={copy}>
      <Icon name={outcome === 'copied' ? 'check' : 'link'} className="size-5 flex-none" />
      {labels[outcome ?? 'copy']}
    </button>
  )
}

/** The clipboard is there on secure origins only, and the visitor may refuse it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

type PlanSummaryProps = {
  selection: Selection
  catalogue: PlanCatalogue
  labels: PlanBuilderLabels
  /** The agency's chat, without a text. */
  whatsapp: string
  onClear: () => void
  onSay: (text: string) => void
}

/** Shown only once something is chosen, so the address of the page may be read while rendering. */
export function PlanSummary({
  selection,
  catalogue,
  labels,
  whatsapp,
  onClear,
  onSay,
}: PlanSummaryProps) {
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

type PlanBarProps = { price: PlanPrice; labels: PlanBuilderLabels }

/**
 * On a phone the totals stay at the bottom of the screen while cards are read. The bar is sticky
 * inside the cards' column and comes to rest as the head of the summary, so it never lies over
 * anything that cannot be scrolled out from under it.
 */
export function PlanBar({ price, labels }: PlanBarProps) {
  const docked = useSummaryOnScreen()
  const amounts = [
    price.subtotal > 0 && `${formatCentavos(price.monthly)}${labels.perMonth}`,
    price.once > 0 && `${formatCentavos(price.once)} ${labels.onceShort}`,
  ].filter((amount) => amount !== false)
  return (
    <div data-theme="noite" data-docked={docked || undefined} className="plan-bar no-print">
      <p className="min-w-0 leading-tight">
        <span className="num block text-[clamp(1rem,5vw,1.2rem)] whitespace-nowrap">
          {amounts[0]}
        </span>
        <span className="text-[0.9rem] text-muted">
          {amounts[1] ? `+ ${amounts[1]}` : labels.summary.title}
        </span>
      </p>
      <button type="button" className="btn btn-cta btn-sm plan-bar-button" onClick={showSummary}>
        {labels.summary.show}
        <Icon name="arrow-down" className="size-4.5 flex-none max-[22rem]:hidden" />
      </button>
    </div>
  )
}

function showSummary() {
  const summary = document.getElementById('resumo')
  summary?.scrollIntoView({ behavior: motionWelcome() ? 'smooth' : 'instant' })
  summary?.focus({ preventScroll: true })
}

function useSummaryOnScreen(): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const summary = document.getElementById('resumo')
    if (!summary) return
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(summary)
    return () => observer.disconnect()
  }, [])
  return onScreen
}
