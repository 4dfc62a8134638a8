import { PurgeCSS } from 'purgecss'

/**
 * The rules of the whole stylesheet that this page may need until the visitor goes to another: what
 * its markup uses, and what its own scripts name for states that come later.
 */
export async function usedCss(
  html: string,
  stylesheet: string,
  scripts: string[],
): Promise<string> {
  const named = scripts.flatMap(namedIn)
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: stylesheet }],
    extractors: [{ extensions: ['html'], extractor: (text) => selectorsOf(text, named) }],
    keyframes: true,
    variables: true,
    safelist: {
      standard: ['html', 'body', ':root', ':host', '*', 'high-contrast', 'reduce-motion'],
    },
    // Scripts and the browser set attributes that no markup has yet.
    dynamicAttributes: [...stylesheet.matchAll(/\[([a-z][\w-]*)[\]=~|^$*]/g)].map(
      ([, name]) => name as string,
    ),
  })
  return withoutIdleProperties((result?.css ?? '').replace(/\n\s*/g, ''))
}

/** Tailwind registers every variable it may set; only one that is read needs it. */
function withoutIdleProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (read.has(name) ? rule : ''))
}

/** Every word inside a script's strings: a class or an element's name is always one of them. */
function namedIn(script: string): string[] {
  const strings = script.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)
  return [...strings].flatMap(([, double, single, template]) =>
    (double ?? single ?? template ?? '').replace(/\\(.)/g, '$1').split(/\s+|\$\{|\}/),
  )
}

function selectorsOf(html: string, named: string[]) {
  const tags = new Set<string>(named)
  const classes = new Set<string>(named)
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
