import { PersonHead } from '#app/site/people/person-head.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { Profile } from '#content/types/team.ts'

export function Skills({ content }: { content: NonNullable<Profile['skills']> }) {
  return (
    <section aria-labelledby="competencias" className="section bg-bg-2">
      <div className="wrap">
        <PersonHead id="competencias" {...content} />
        <ul className="mt-12 grid gap-x-16 gap-y-9 md:grid-cols-2">
          {content.items.map((skill) => (
            <li key={skill.name}>
              <p className="flex items-end justify-between gap-4">
                <span>
                  <span className="font-display block text-[1.2rem] font-[650] tracking-[-0.02em]">
                    {skill.name}
                  </span>
                  <span className="text-muted">{skill.note}</span>
                </span>
                <span className="num text-[1.7rem] leading-none">{skill.level}%</span>
              </p>
              <Progress value={skill.level} label={skill.name} className="mt-3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
