import { Reveal } from '#app/ui/reveal.tsx'
import type { ClassicHomeContent } from '#content/types/page.ts'

/** Four stops on one line that rises as the wind does; on a phone it runs straight down. */
export function HowWeWork({ content }: { content: ClassicHomeContent['process'] }) {
  return (
    <section
      id="how-we-work"
      tabIndex={-1}
      aria-labelledby="process-title"
      className="section bg-bg-2 target overflow-clip"
    >
      <div className="wrap">
        <div className="max-w-[32rem]">
          <p className="eyebrow">{content.eyebrow}</p>
          <h2 id="process-title" className="title-2 mt-4">
            {content.title}
          </h2>
          <p className="mt-5 text-[1.1rem] text-muted">{content.intro}</p>
        </div>
        <Reveal as="ol" className="ascent mt-12">
          {content.steps.map((step, index) => (
            <li key={step.title}>
              <span className="ascent-stop num" aria-hidden="true">
                {index + 1}
              </span>
              {step.duration && (
                <p className="text-[0.95rem] font-semibold text-brand">{step.duration}</p>
              )}
              <h3 className="title-3 mt-1">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          ))}
        </Reveal>
      </div>
    </section>
  )
}
