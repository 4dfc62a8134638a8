import { Icon } from '#app/ui/icon.tsx'
import type { Personal } from '#content/types/team.ts'

export function PersonalServices({ content }: { content: Personal['services'] }) {
  return (
    <section aria-labelledby="servicos" className="section">
      <div className="wrap grid gap-x-18 gap-y-10 lg:grid-cols-[0.7fr_1.3fr]">
        <div>
          <h2 id="servicos" className="title-2">
            {content.title}
          </h2>
          <p className="mt-4 text-[1.1rem] text-muted">{content.intro}</p>
        </div>
        <ul className="personal-services">
          {content.items.map((service) => (
            <li key={service.title}>
              <Icon name={service.icon} className="size-6 text-brand" />
              <h3 className="title-3 mt-4">{service.title}</h3>
              <p className="mt-2 text-muted">{service.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
