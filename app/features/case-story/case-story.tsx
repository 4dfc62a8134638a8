import type { SyntheticEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { CopyLink } from './copy-link.tsx'

type Props = { slug: string; company: string; paragraphs: string[] }

/**
 * Native details, so that it opens without scripts. The id stands inside it: browsers then open it
 * by themselves when the address names it.
 */
export function CaseStory({ slug, company, paragraphs }: Props) {
  return (
    <div className="case-story">
      <details onToggle={(event) => followInAddress(event, slug)}>
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
      <CopyLink slug={slug} company={company} />
    </div>
  )
}

/** What is open can be shared from the address bar. */
function followInAddress(event: SyntheticEvent<HTMLDetailsElement>, slug: string) {
  const { open } = event.currentTarget
  const { pathname, search, hash } = window.location
  const own = `#${slug}`
  if (open === (hash === own)) return
  if (open || hash === own) {
    history.replaceState(history.state, '', `${pathname}${search}${open ? own : ''}`)
  }
}
