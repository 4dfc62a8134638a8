import { PersonCard, type PersonLink } from '#app/site/people/person-card.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { AboutContent } from '#content/types/about.ts'

type Props = { content: AboutContent['team']; people: PersonLink[] }

export function Team({ content, people }: Props) {
  return (
    <section id="equipe" tabIndex={-1} aria-labelledby="equipe-titulo" className="section bg-bg-2">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 id="equipe-titulo" className="title-2">
            {content.title}
          </h2>
          <p className="text-[1.1rem] text-muted">{content.intro}</p>
        </div>
        <Reveal>
          <ul className="person-list">
            {people.map((person) => (
              <li key={person.to}>
                <PersonCard person={person} more={content.more} />
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  )
}
