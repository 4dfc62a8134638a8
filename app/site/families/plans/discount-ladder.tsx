import type { PlansContent } from '#content/types/plans-page.ts'

export type LadderStep = { services: number; percent: number }

type Props = { labels: PlansContent['hero']['ladder']; steps: readonly LadderStep[] }

/** Each step stands as high as its discount; the wind runs over their tops. */
export function DiscountLadder({ labels, steps }: Props) {
  const last = steps.length - 1
  return (
    <div className="relative overflow-clip rounded-xl border border-line bg-raised p-6 shadow-soft sm:p-8">
      <h2 className="max-w-56 text-[1.4rem]">{labels.title}</h2>
      <p className="mt-1.5 text-[0.97rem] text-muted">{labels.note}</p>
      <ol className="ladder">
        {steps.map((step, index) => (
          <li key={step.services}>
            <span className="num">{step.percent}%</span>
            <span className="ladder-bar" aria-hidden="true" />
            <span className="text-[0.92rem] leading-tight text-muted">
              {step.services}{' '}
              {index === last ? labels.last : step.services === 1 ? labels.one : labels.many}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
