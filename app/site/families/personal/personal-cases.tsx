import { Gusts } from '#app/site/people/gusts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { Personal } from '#content/types/team.ts'

export function PersonalCases({ content }: { content: Personal['cases'] }) {
  return (
    <section aria-labelledby="cases" className="section bg-bg-2">
      <div className="wrap">
        <div className="personal-head">
          <h2 id="cases" className="title-2">
            {content.title}
          </h2>
          <p>{content.intro}</p>
        </div>
        <Reveal>
          <ul className="person-cases">
            {content.items.map((item, index) => (
              <li key={item.title} data-theme={index === 0 ? 'noite' : undefined}>
                {index === 0 && <Gusts className="gusts-above text-accent opacity-60" />}
                <Icon name={item.icon} className="size-7 text-brand" />
                <h3 className="mt-5 text-[1.15rem] leading-snug font-semibold text-soft">
                  {item.title}
                </h3>
                <p className="person-impact">{item.impact}</p>
                <p className="text-muted">{item.description}</p>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  )
}
