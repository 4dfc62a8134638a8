import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import { findings } from '../support/markdown.ts'
import { pageHtml, selectPages } from '../support/pages.ts'
import { CannotRun, type Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { installPackage, needCommand } from '../support/tools.ts'

/** Names and terms of the trade, one per line; reviewed by hand. */
const wordFile = join(import.meta.dirname, '..', 'words.txt')

const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title']

/** What a visitor reads or hears on the page, in Portuguese. */
function visibleText(html: string): string {
  const document = parse(html)
  for (const element of document.querySelectorAll('script, style, svg, code, [lang=en]')) {
    element.remove()
  }
  const attributes = document
    .querySelectorAll('*')
    .flatMap((element) => TEXT_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''))
  const meta = document
    .querySelectorAll('meta[name=description], meta[property="og:title"]')
    .map((element) => element.getAttribute('content') ?? '')
  return [...textNodes(document), ...attributes, ...meta].join('\n')
}

/** Node by node: joined, the last word of one element would grow into the first of the next. */
function textNodes(element: HTMLElement): string[] {
  return element.childNodes.flatMap((node) =>
    node.nodeType === NodeType.TEXT_NODE
      ? [node.text.replace(/<!doctype[^>]*>/i, '')]
      : textNodes(node as HTMLElement),
  )
}

/** Addresses, e-mails and handles are no words. */
function words(text: string): string[] {
  const prose = text.replace(/\S*(?:@|:\/\/|\.(?:example|com|br|pdf|png|svg|vcf)\b)\S*/g, ' ')
  return prose.match(/\p{L}[\p{L}\p{M}]*(?:[-’']\p{L}+)*/gu) ?? []
}

async function unknownWords(hunspell: string, list: string[]): Promise<Set<string>> {
  // Hyphenated compounds are judged part by part, as Portuguese forms them freely.
  const parts = [...new Set(list.flatMap((word) => word.split(/[-’']/)))].filter(
    (w) => w.length > 1,
  )
  const args = ['-d', 'pt_BR', '-i', 'utf-8', '-l']
  const { stdout, stderr } = await runCommand(hunspell, args, { input: parts.join('\n') })
  if (stderr.includes("Can't open")) {
    throw new CannotRun(
      'hunspell has no pt_BR dictionary here (Debian: `apt install hunspell-pt-br`)',
    )
  }
  const allowed = new Set(
    readFileSync(wordFile, 'utf8')
      .split('\n')
      .map((line) => line.trim()),
  )
  return new Set(stdout.split('\n').filter((word) => word && !allowed.has(word)))
}

export const spelling: Part = {
  name: 'spelling',
  title: 'Portuguese spelling: hunspell',
  async run({ pages }) {
    const hunspell = needCommand('hunspell', 'hunspell')
    const { stderr } = await runCommand(hunspell, ['-D'], { input: '' })
    if (!stderr.includes('pt_BR')) installPackage('hunspell-pt-br')
    const places = new Map<string, string[]>()
    for (const path of selectPages(pages)) {
      for (const word of new Set(words(visibleText(pageHtml(path))))) {
        places.set(word, [...(places.get(word) ?? []), path])
      }
    }
    const unknown = await unknownWords(hunspell, [...places.keys()])
    const list = [...places]
      .filter(([word]) => word.split(/[-’']/).some((part) => unknown.has(part)))
      .map(([word, where]) => `${word} (${where.slice(0, 2).join(', ')})`)
      .sort()
    return `hunspell with Debian’s pt_BR dictionary and bench/words.txt over what visitors read: ${places.size} different words.\n\n${findings(list, 'Every word is known.', 300)}`
  },
}
