import { Icon } from '#app/ui/icon.tsx'

type Props = { slug: string; company: string; paragraphs: string[] }

/**
 * Native details, so that it opens without scripts. The id stands inside it: browsers then open it
 * by themselves when the address names it. The address follows what is open, and the link is copied,
 * by app/site/browser/case-stories.ts.
 */
export function CaseStory({ slug, company, paragraphs }: Props) {
  return (
    <div className="case-story">
      <details data-story={slug}>
        <summary>
          <Icon name="book" className="size-5 flex-none text-brand" />
          <span>
            Ler a história completa <span className="sr-only">de {company}</span>
          </span>
          <Icon name="chevron" className="case-chevron size-5 flex-none" />
        </summary>
        <div id={slug} tabIndex={-1} className="case-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <a href={`#${slug}`} className="case-copy">
        <Icon name="link" className="size-5 flex-none" />
        <Icon name="check" className="size-5 flex-none" />
        <span aria-live="polite" className="max-sm:sr-only" data-done="Link copiado">
          Copiar link
        </span>
        <span className="sr-only">da história de {company}</span>
      </a>
    </div>
  )
}
