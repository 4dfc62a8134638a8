import type { Fact } from '#content/types/common.ts'

/** Floats over the lower edge of what stands above it, and fades in once (app/site/browser/fade-once.ts). */
export function StatCards({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <ul data-fade="" className="stat-cards wrap">
      {facts.map((fact) => (
        <li key={fact.label} className="stat-card">
          <span className="num block text-[clamp(1.9rem,1.4rem+1.8vw,2.75rem)] leading-none">
            {fact.value}
          </span>
          <span className="mt-2 block text-muted">{fact.label}</span>
        </li>
      ))}
    </ul>
  )
}
