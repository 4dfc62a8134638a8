import { type HTMLElement, parse } from 'node-html-parser'

export type Form = { method: string; path: string; fields: [string, string][] }

function sentValue(field: HTMLElement): string | undefined {
  if (field.tagName === 'TEXTAREA') return field.text
  if (field.tagName === 'SELECT') {
    const options = field.querySelectorAll('option')
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0]
    return chosen?.getAttribute('value') ?? chosen?.text
  }
  const type = field.getAttribute('type')
  const value = field.getAttribute('value')
  if (type === 'checkbox' || type === 'radio') return value ?? 'on'
  return value ?? ''
}

/** The forms of a page as a browser would send them. */
export function formsOf(html: string, page: string): Form[] {
  return parse(html)
    .querySelectorAll('form')
    .map((form) => {
      const fields = form
        .querySelectorAll('input, select, textarea, button')
        .flatMap((field): [string, string][] => {
          const name = field.getAttribute('name')
          const value = sentValue(field)
          return name && value !== undefined ? [[name, value]] : []
        })
      const action = form.getAttribute('action')
      const to = new URL(action ?? page, `http://localhost${page}`)
      return {
        method: (form.getAttribute('method') ?? 'get').toUpperCase(),
        path: to.pathname + to.search,
        fields,
      }
    })
}
