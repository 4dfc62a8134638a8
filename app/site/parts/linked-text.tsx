import { SiteLink } from '#app/ui/site-link.tsx'
import type { TextPart } from './linked-text.server.ts'

/** A text of the content with its links. */
export function LinkedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, to }) =>
    to ? (
      <SiteLink key={text} to={to} className="link">
        {text}
      </SiteLink>
    ) : (
      text
    ),
  )
}
