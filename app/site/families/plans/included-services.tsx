import { Icon } from '#app/ui/icon.tsx'
import type { PlansContent } from '#content/types/plans-page.ts'
import { BlockHead } from '../service/sections/block-head.tsx'

type Props = {
  content: PlansContent['included']
  services: readonly { id: string; name: string; features: readonly string[] }[]
}

/** Everything behind '+N recursos adicionais'. */
export function IncludedServices({ content, services }: Props) {
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
