import { PersonHead } from '#app/site/people/person-head.tsx'
import type { Profile } from '#content/types/team.ts'

export function Sectors({ content }: { content: NonNullable<Profile['sectors']> }) {
  return (
    <section aria-labelledby="setores" className="section">
      <div className="wrap">
        <PersonHead id="setores" {...content} />
        <ul className="person-sectors">
          {content.items.map((sector) => (
            <li key={sector.name}>
              <h3>{sector.name}</h3>
              <p className="text-[1.1rem] text-muted">{sector.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
