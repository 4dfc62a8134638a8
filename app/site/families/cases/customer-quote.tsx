import type { CasesContent } from '#content/types/cases-page.ts'

type Props = { content: NonNullable<CasesContent['quote']> }

export function CustomerQuote({ content }: Props) {
  return (
    <section className="section" aria-label="O que diz uma cliente">
      <figure className="wrap voice-line">
        <blockquote>
          <p>“{content.text}”</p>
        </blockquote>
        <figcaption className="flex items-center gap-4">
          <span className="case-avatar" aria-hidden="true">
            {content.avatar}
          </span>
          <span className="leading-snug">
            <b className="block font-semibold">{content.name}</b>
            <span className="text-muted">
              {content.role}, {content.company}
            </span>
          </span>
        </figcaption>
      </figure>
    </section>
  )
}
