import type { Personal } from '#content/types/team.ts'

export function Experience({ content }: { content: Personal['experience'] }) {
  return (
    <section aria-labelledby="experiencia" className="section">
      <div className="wrap">
        <div className="personal-head">
          <h2 id="experiencia" className="title-2">
            {content.title}
          </h2>
          <p>{content.intro}</p>
        </div>
        <ol className="person-voyage">
          {content.items.map((job) => (
            <li key={job.company}>
              <p className="num">{job.period}</p>
              <article className="card">
                <h3 className="title-3">{job.role}</h3>
                <p className="mt-1 font-semibold text-brand">{job.company}</p>
                <p className="mt-3 text-muted">{job.description}</p>
                <ul className="person-ticks">
                  {job.highlights.map((highlight) => (
                    <li key={highlight}>{highlight}</li>
                  ))}
                </ul>
              </article>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
