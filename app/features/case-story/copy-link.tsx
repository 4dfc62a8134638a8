import { type MouseEvent, useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

const thanksFor = 3000

/** A link to the story, which a click copies. Without scripts it still is the address to copy. */
export function CopyLink({ slug, company }: { slug: string; company: string }) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(setCopied, thanksFor, false)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !navigator.clipboard) return
    event.preventDefault()
    try {
      await navigator.clipboard.writeText(event.currentTarget.href)
      setCopied(true)
    } catch {
      // Refused by the browser: the address bar shows it instead.
      window.location.hash = slug
    }
  }

  return (
    <a href={`#${slug}`} className="case-copy" onClick={copy}>
      <Icon name={copied ? 'check' : 'link'} className="size-5 flex-none" />
      <span aria-live="polite" className="max-sm:sr-only">
        {copied ? 'Link copiado' : 'Copiar link'}
      </span>
      <span className="sr-only">da história de {company}</span>
    </a>
  )
}
