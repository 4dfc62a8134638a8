import { PurgeCSS } from 'purgecss'

/** The rules of the whole stylesheet that this page's markup uses, as it stands before any script. */
export async function usedCss(html: string, stylesheet: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: stylesheet }],
    extractors: [{ extensions: ['html'], extractor: selectorsOf }],
    keyframes: true,
    variables: true,
    safelist: {
      standard: ['html', 'body', ':root', ':host', '*', 'high-contrast', 'reduce-motion'],
    },
    // Set by app/boot.ts or the browser, so no page's markup has them.
    dynamicAttributes: [
      'open',
      'disabled',
      'aria-busy',
      'data-hydrated',
      'data-font',
      'data-consent',
    ],
  })
  return (result?.css ?? '').replace(/\n\s*/g, '')
}

function selectorsOf(html: string) {
  const tags = new Set<string>()
  const classes = new Set<string>()
  const ids = new Set<string>()
  const names = new Set<string>()
  const values = new Set<string>()
  for (const [, tag, attributes] of html.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)/gi,
  )) {
    tags.add((tag as string).toLowerCase())
    for (const [, name, value = ''] of (attributes as string).matchAll(
      /([^\s=]+)(?:="([^"]*)")?/g,
    )) {
      names.add(name as string)
      values.add(value)
      if (name === 'class') for (const item of decode(value).split(/\s+/)) classes.add(item)
      if (name === 'id') ids.add(value)
    }
  }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  }
}

function decode(value: string): string {
  return value
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
}
