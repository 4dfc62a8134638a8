import { artStyle } from '#app/generated/mark.ts'
import { ActionLinks } from '#app/site/parts/action-links.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { MenuItem } from '#content/types/menu.ts'
import type { ClassicHomeContent } from '#content/types/page.ts'

type Props = { content: ClassicHomeContent['about']; links: MenuItem[] }

export function ClassicAbout({ content, links }: Props) {
  return (
    <section id="about" tabIndex={-1} aria-labelledby="about-title" className="section target">
      <div
        className={`wrap grid items-center gap-x-18 gap-y-12 ${content.highlight ? 'lg:grid-cols-[0.85fr_1.15fr]' : ''}`}
      >
        {content.highlight && <SailPanel fact={content.highlight} />}
        <Reveal>
          <p className="eyebrow">{content.eyebrow}</p>
          <h2 id="about-title" className="title-2 mt-4">
            {content.title}
          </h2>
          <div className="mt-6 grid max-w-[38rem] gap-4 text-[1.1rem] text-muted">
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {content.facts.length > 0 && (
            <dl className="mt-9 grid border-y border-line max-sm:divide-y sm:grid-cols-3 sm:divide-x divide-line">
              {content.facts.map((fact) => (
                <div
                  key={fact.label}
                  className="flex items-baseline gap-x-4 py-4 sm:flex-col-reverse sm:justify-end sm:px-5 sm:py-6 sm:first:pl-0"
                >
                  <dt className="text-muted max-sm:order-1 sm:leading-snug">{fact.label}</dt>
                  <dd className="num text-[2.1rem] leading-none max-sm:min-w-24 sm:mb-2 lg:text-[2.6rem]">
                    {fact.value}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <ActionLinks actions={links} className="mt-9" />
        </Reveal>
      </div>
    </section>
  )
}

/** The figure that matters most, on a panel cut like a sail. */
function SailPanel({ fact }: { fact: { value: string; label: string } }) {
  return (
    <p data-theme="noite" className="sail-panel p-8 text-fg sm:p-11">
      {artStyle === 'wind' && <Waves />}
      <span className="num text-[clamp(5.5rem,3rem+10vw,9.5rem)] leading-[0.9]">{fact.value}</span>
      <span className="mt-3 text-[1.2rem] text-soft">{fact.label}</span>
    </p>
  )
}

function Waves() {
  return (
    <>
      <svg
        viewBox="0 0 460 520"
        preserveAspectRatio="none"
        className="sail-panel-sea"
        aria-hidden="true"
      >
        <path d="M0 236C80 214 130 258 230 228s170-30 230-70v362H0Z" />
      </svg>
      <svg
        viewBox="0 0 460 520"
        preserveAspectRatio="none"
        strokeWidth="1.25"
        className="sail-panel-lines"
        aria-hidden="true"
      >
        <path
          vectorEffect="non-scaling-stroke"
          d="M0 236C80 214 130 258 230 228s170-30 230-70M0 262C80 240 140 284 240 252s170-34 220-74M0 290C90 266 150 312 250 278s160-36 210-72M0 320C90 296 160 340 260 306s150-38 200-70M0 352C90 328 170 370 270 336s140-38 190-66"
        />
      </svg>
    </>
  )
}
