import { Gusts } from '#app/site/people/gusts.tsx'
import type { AboutContent } from '#content/types/about.ts'

export function Philosophy({ content }: { content: AboutContent['philosophy'] }) {
  return (
    <section
      aria-labelledby="filosofia"
      data-theme="noite"
      className="section relative isolate overflow-clip bg-deep text-fg"
    >
      <Gusts className="w-[min(60rem,120%)] text-brand opacity-30" />
      <div className="wrap grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1fr]">
        <div>
          <p className="eyebrow">{content.eyebrow}</p>
          <h2 id="filosofia" className="title-1 mt-4 lg:text-[4.2rem]">
            {content.title}
          </h2>
        </div>
        <div className="grid gap-5 text-[1.15rem] text-soft lg:pt-12">
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="about-habits lg:col-span-2">
          {content.habits.map((habit) => (
            <div key={habit.name}>
              <dt className="title-3 font-display font-[650] tracking-[-0.02em]">{habit.name}</dt>
              <dd className="mt-2 text-on-deep-muted">{habit.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
