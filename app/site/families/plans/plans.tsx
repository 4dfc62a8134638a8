import type { ReactNode } from 'react'
import { Wind, type WindPicture } from '#app/site/art/wind.tsx'
import { Fold, Island } from '#app/site/render/island.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { PlansContent } from '#content/types/plans-page.ts'
import { BlockHead } from '../service/sections/block-head.tsx'
import { Closing } from '../service/sections/closing.tsx'
import { Faq } from '../service/sections/faq.tsx'
import { Breadcrumbs } from '../service/sections/heroes.tsx'
import type { plansData } from './plans.server.ts'

type LadderStep = { services: number; percent: number }

type DiscountLadderProps = { labels: PlansContent['hero']['ladder']; steps: readonly LadderStep[] }

/** Each step stands as high as its discount; the wind runs over their tops. */
function DiscountLadder({ labels, steps }: DiscountLadderProps) {
  const last = steps.length - 1
  return (
    <div className="relative overflow-clip rounded-xl border border-line bg-raised p-6 shadow-soft sm:p-8">
      <h2 className="max-w-64 text-[1.4rem]">{labels.title}</h2>
      <p className="mt-1.5 text-[0.97rem] text-muted">{labels.note}</p>
      <ol className="ladder">
        {steps.map((step, index) => (
          <li key={step.services}>
            <span className="num">{step.percent}%</span>
            <span className="ladder-bar" aria-hidden="true" />
            <span className="text-[0.92rem] leading-tight text-muted max-sm:text-[0.85rem]">
              {step.services}{' '}
              {index === last ? labels.last : step.services === 1 ? labels.one : labels.many}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

type PlansHeroProps = {
  content: PlansContent['hero']
  crumbs: { name: string; path: string }[]
  picture: WindPicture
  tiers: readonly LadderStep[]
  /** The id of the plan builder's section. */
  builder: string
  talk: string
}

function PlansHero({ content, crumbs, picture, tiers, builder, talk }: PlansHeroProps) {
  return (
    <div className="relative isolate overflow-clip pt-28 pb-16 lg:pt-32 lg:pb-20">
      <Wind picture={picture} className="wind-fade-down" />
      <div className="wrap">
        <Breadcrumbs items={crumbs} />
        <div className="mt-8 grid items-end gap-x-18 gap-y-12 lg:grid-cols-[1.1fr_0.9fr]">
          <div>
            <p className="eyebrow">{content.eyebrow}</p>
            <h1 className="title-1 mt-4">{content.title}</h1>
            <p className="lead mt-6 max-w-[34rem]">{content.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3.5">
              <SiteLink to={`#${builder}`} className="btn btn-cta">
                {content.build}
              </SiteLink>
              <SiteLink to={talk} className="btn btn-ghost">
                {content.talk}
              </SiteLink>
            </div>
          </div>
          {tiers.length > 1 && <DiscountLadder labels={content.ladder} steps={tiers} />}
        </div>
      </div>
    </div>
  )
}

type IncludedServicesProps = {
  content: PlansContent['included']
  services: readonly { id: string; name: string; features: readonly string[] }[]
}

/** Everything behind '+N recursos adicionais'. */
function IncludedServices({ content, services }: IncludedServicesProps) {
  return (
    <section aria-labelledby={`${content.id}-titulo`} className="section">
      <div className="wrap">
        <BlockHead block={content} />
        <ul className="mt-10 border-b border-line">
          {services.map((service) => (
            <li
              key={service.id}
              className="grid gap-x-10 gap-y-4 border-t border-line py-8 lg:grid-cols-[0.7fr_1.3fr]"
            >
              <h3 className="title-3">{service.name}</h3>
              <ul className="grid gap-x-8 gap-y-2.5 text-muted sm:grid-cols-2">
                {service.features.map((feature) => (
                  <li key={feature} className="flex gap-3">
                    <Icon name="check" className="mt-1 size-4.5 flex-none text-brand" />
                    {feature}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** What is the same in every contract. */
function Conditions({ content }: { content: PlansContent['conditions'] }) {
  return (
    <section aria-labelledby={`${content.id}-titulo`} className="section bg-bg-2">
      <div className="wrap">
        <BlockHead block={content} />
        <dl className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {content.items.map((item) => (
            <div key={item.title} className="border-t border-line pt-5">
              <dt className="title-3 font-display font-[650] tracking-[-0.02em]">{item.title}</dt>
              <dd className="mt-2 text-muted">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

type Props = {
  content: PlansContent['builder']
  /** The plan builder. */
  children: ReactNode
}

function BuilderSection({ content, children }: Props) {
  return (
    <section
      id={content.id}
      tabIndex={-1}
      aria-labelledby={`${content.id}-titulo`}
      className="section bg-bg-2"
    >
      <div className="wrap">
        <BlockHead block={content} />
        {children}
      </div>
    </section>
  )
}

export function PlansPage(page: Awaited<ReturnType<typeof plansData>>) {
  const { content, questions, crumbs, picture, catalogue, included, whatsapp, closing } = page
  return (
    <>
      <PlansHero
        content={content.hero}
        crumbs={crumbs}
        builder={content.builder.id}
        picture={picture}
        tiers={catalogue.tiers}
        talk={whatsapp.help}
      />
      <Fold />
      <BuilderSection content={content.builder}>
        <Island
          name="plan-builder"
          props={{ catalogue, labels: content.builder.labels, whatsapp }}
        />
      </BuilderSection>
      {included.length > 0 && <IncludedServices content={content.included} services={included} />}
      {content.conditions.items.length > 0 && <Conditions content={content.conditions} />}
      <Faq {...questions} ground={content.conditions.items.length > 0 ? 'bg' : 'bg-2'} />
      <Closing {...closing} />
    </>
  )
}
