import { Gusts } from '#app/site/people/gusts.tsx'
import { PersonHead } from '#app/site/people/person-head.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { Profile } from '#content/types/team.ts'

/** One wide card for the figure that matters most, the others beside it. */
export function Results({ content }: { content: NonNullable<Profile['results']> }) {
  return (
    <section aria-labelledby="resultados" className="section bg-bg-2">
      <div className="wrap">
        <PersonHead id="resultados" {...content} />
        <Reveal>
          <ul className="person-results">
            {content.items.map((item, index) => (
              <li key={item.label} data-theme={index === 0 ? 'noite' : undefined}>
                {index === 0 && <Gusts className="gusts-above text-accent opacity-70" />}
                <p>
                  <span className="num block">{item.value}</span>
                  <span className="mt-2 block font-semibold">{item.label}</span>
                </p>
                <p className="mt-2 text-muted">{item.detail}</p>
              </li>
            ))}
          </ul>
        </Reveal>
        <p className="mt-7 max-w-[44rem] text-muted">{content.note}</p>
      </div>
    </section>
  )
}
