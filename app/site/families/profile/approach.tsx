import { PersonHead } from '#app/site/people/person-head.tsx'
import type { Profile } from '#content/types/team.ts'

type Props = { content: NonNullable<Profile['approach']>; name: string }

export function Approach({ content, name }: Props) {
  return (
    <section aria-labelledby="abordagem" className="section">
      <div className="wrap grid gap-x-20 gap-y-12 lg:grid-cols-[0.9fr_1.1fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <PersonHead id="abordagem" {...content} className="" />
          <figure className="person-spoken mt-10">
            <blockquote>
              <p>{content.quote}</p>
            </blockquote>
            <figcaption className="mt-4 text-muted">{name}</figcaption>
          </figure>
        </div>
        <ol className="person-course">
          {content.steps.map((step) => (
            <li key={step.title}>
              <h3 className="title-3">{step.title}</h3>
              <p className="mt-2 text-[1.1rem] text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
