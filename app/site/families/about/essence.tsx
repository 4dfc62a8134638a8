import { Reveal } from '#app/ui/reveal.tsx'
import type { AboutContent } from '#content/types/about.ts'

export function Essence({ content }: { content: AboutContent['essence'] }) {
  return (
    <section aria-labelledby="essencia" className="section bg-bg-2">
      <div className="wrap">
        <h2 id="essencia" className="eyebrow font-body">
          {content.eyebrow}
        </h2>
        <p className="about-statement">{content.statement}</p>
        <Reveal className="mt-10 grid gap-x-16 gap-y-5 text-[1.1rem] text-muted lg:ml-[24%] lg:grid-cols-2">
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
      </div>
    </section>
  )
}
