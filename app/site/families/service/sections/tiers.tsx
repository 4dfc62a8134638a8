import { SiteLink } from '#app/ui/site-link.tsx'
import type { Tiers as Content } from '#content/types/service.ts'
import { BlockHead } from './block-head.tsx'

/** A tier of content/plans.ts with its price as text. */
export type PricedTier = {
  id: string
  name: string
  price: string
  before?: string
  after?: string
  covers: string
  features: string[]
  badge?: string
  /** A chat that already names the tier. */
  to: string
}

type Props = { block: Content & { id: string }; tiers: PricedTier[] }

export function Tiers({ block, tiers }: Props) {
  return (
    <>
      <BlockHead block={block} />
      <ul className="svc-tiers">
        {tiers.map((tier) => (
          <li key={tier.id} className={tier.badge ? 'card svc-tier-best' : 'card'}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 className="title-3">{tier.name}</h3>
              {tier.badge && <p className="svc-badge">{tier.badge}</p>}
            </div>
            <p className="svc-price">
              {tier.before && <span>{tier.before} </span>}
              <b className="num">{tier.price}</b>
              {tier.after && <span> {tier.after}</span>}
            </p>
            <p className="mt-3 text-muted">{tier.covers}</p>
            <ul className="svc-ticks my-6">
              {tier.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <SiteLink
              to={tier.to}
              className={`btn mt-auto ${tier.badge ? 'btn-cta' : 'btn-ghost'}`}
              aria-label={`Quero saber mais: ${tier.name}`}
            >
              Quero saber mais
            </SiteLink>
          </li>
        ))}
      </ul>
      {block.note && <p className="mt-8 max-w-3xl text-[0.95rem] text-muted">{block.note}</p>}
    </>
  )
}
