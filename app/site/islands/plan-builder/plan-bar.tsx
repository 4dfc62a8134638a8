import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { motionWelcome } from '#app/ui/motion.ts'
import type { PlanBuilderLabels } from '#content/types/plans-page.ts'
import { formatCentavos, type PlanPrice } from '#features/visits/rules/plan-price.ts'

type Props = { price: PlanPrice; labels: PlanBuilderLabels }

/**
 * On a phone the totals stay at the bottom of the screen while cards are read. The bar is sticky
 * inside the cards' column and comes to rest as the head of the summary, so it never lies over
 * anything that cannot be scrolled out from under it.
 */
export function PlanBar({ price, labels }: Props) {
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
