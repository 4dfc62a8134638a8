import type { Personal } from '#content/types/team.ts'

/** Places kept for words that are not published yet; nothing is made up to fill them. */
export function ComingTestimonials({ content }: { content: Personal['testimonials'] }) {
  return (
    <section aria-labelledby="depoimentos" className="section pt-0!">
      <div className="wrap">
        <div className="personal-head">
          <h2 id="depoimentos" className="title-2">
            {content.title}
          </h2>
          <p>{content.intro}</p>
        </div>
        <ul className="person-coming">
          {content.items.map((item) => (
            <li key={item.from}>
              <p className="person-soon">{content.soon}</p>
              <h3 className="title-3 mt-5">{item.from}</h3>
              <p className="mt-2 text-muted">{item.about}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
