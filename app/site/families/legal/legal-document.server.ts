import { Marked, type Tokens } from 'marked'
import { isSafeLink } from '#content/schemas/links.ts'
import { slugOf } from '#features/shared/rules/slug.ts'

type LegalSection = { id: string; title: string; html: string }
type LegalDocument = { intro: string; sections: LegalSection[] }

/**
 * A document as an introduction and numbered sections, one per second-level heading. The desk may
 * change the source: raw HTML is refused, and links lead only where links of the content may, so the
 * result is safe to set as markup.
 */
export function renderDocument(
  source: string,
  facts: Record<string, string>,
  parts: Record<string, boolean> = {},
): LegalDocument {
  const tokens = markdown.lexer(fillFacts(removeParts(withoutComments(source), parts), facts))
  const document: LegalDocument = { intro: '', sections: [] }
  for (const token of tokens) {
    if (token.type === 'heading') {
      const title = (token as Tokens.Heading).text
      document.sections.push({ id: slugOf(title), title, html: '' })
      continue
    }
    const html = markdown.parser([token])
    const section = document.sections.at(-1)
    if (section) section.html += html
    else document.intro += html
  }
  return document
}

const markdown = new Marked({
  renderer: {
    html: ({ text }) => {
      throw new Error(`A legal document may hold no HTML: ${text}`)
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      if (!isSafeLink(href)) return text
      const elsewhere = /^https?:/.test(href) ? ' target="_blank" rel="noopener noreferrer"' : ''
      return `<a href="${escapeHtml(href)}"${elsewhere}>${text}</a>`
    },
    image: ({ text }) => escapeHtml(text),
    // Each cell carries its column's name, because on a phone a row is shown as a list.
    table({ header, rows }) {
      const names = header.map((cell) => this.parser.parseInline(cell.tokens))
      const head = names.map((name) => `<th scope="col">${name}</th>`).join('')
      const body = rows.map((row) => {
        const cells = row.map((cell, column) => {
          const content = this.parser.parseInline(cell.tokens)
          return column === 0
            ? `<th scope="row">${content}</th>`
            : `<td data-label="${escapeHtml(header[column]?.text ?? '')}">${content}</td>`
        })
        return `<tr>${cells.join('')}</tr>`
      })
      return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
    },
  },
})

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] as string)

function withoutComments(source: string): string {
  return source.replace(/<!--[\s\S]*?-->/g, '')
}

/**
 * A line that begins with {{?agenda}} stands only where that part of the site does; where the line is
 * a heading, so does everything below it.
 */
function removeParts(source: string, parts: Record<string, boolean>): string {
  const keep = (_: string, part: string, text: string) => {
    if (!(part in parts)) throw new Error(`No part of the site is called {{?${part}}}`)
    return parts[part] ? text : ''
  }
  return source
    .split(/^(?=## |\{\{\?\w+\}\} ## )/m)
    .map((section) => section.replace(/^\{\{\?(\w+)\}\} (## [\s\S]*)$/, keep))
    .join('')
    .replace(/^\{\{\?(\w+)\}\} (.*\n)/gm, keep)
}

function fillFacts(source: string, facts: Record<string, string>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`No fact is called {{${name}}}`)
    return fact
  })
}
