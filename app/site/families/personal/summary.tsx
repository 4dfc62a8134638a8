import type { Personal } from '#content/types/team.ts'

export function Summary({ content }: { content: Personal['summaryBlock'] }) {
  return (
    <section aria-labelledby="resumo" className="section bg-bg-2">
      <div className="wrap grid gap-x-18 gap-y-8 md:grid-cols-[0.7fr_1.3fr]">
        <h2 id="resumo" className="title-2">
          {content.title}
        </h2>
        <div>
          <div className="grid max-w-[42rem] gap-4 text-[1.15rem] text-soft">
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul aria-label="Competências" className="personal-skills">
            {content.chips.map((chip) => (
              <li key={chip}>{chip}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
