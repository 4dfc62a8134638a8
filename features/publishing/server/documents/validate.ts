import { filterOffered, filterOfferedPaths } from '#content/derived/addresses.ts'
import { currentDocuments, defaultOf } from '#content/live.ts'
import {
  crossCheckDocuments,
  type Documents,
  type Site,
  textsOf,
} from '#content/schemas/checks/cross-check.ts'
import { portugueseIssue } from '#content/schemas/checks/messages.ts'
import {
  factDocuments,
  readToken,
  tokensIn,
  withoutTokens,
} from '#content/schemas/checks/tokens.ts'
import { schemaOf } from '#content/schemas/documents.ts'
import { isKnownAddress } from '#content/site-map.ts'
import type { Look, Palette } from '#content/types/look.ts'
import { isUnwritten, omitUnwritten, promptIn } from '#content/types/unwritten.ts'
import { weakPairs } from '#features/brand/rules/contrast.ts'
import { weakMain } from '#features/brand/rules/own-colours.ts'
import { labelsAlong } from '../../rules/fields/labels.ts'
import type { FieldPath } from '../../rules/patch.ts'
import { isCheckedLogo, logoAdvice } from '../../rules/read-logo.ts'

/** Something wrong with a document, and what to do about it. */
export type DocumentIssue = {
  path: FieldPath
  label: string
  message: string
  /** What to write instead, where that is known. */
  suggestion?: string
}
type Issue = Omit<DocumentIssue, 'label'>

function schemaIssues(key: string, value: unknown): Issue[] {
  const { error } = schemaOf(key)?.safeParse(value, { reportInput: true }) ?? {}
  return (error?.issues ?? []).map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
    message: portugueseIssue(issue),
  }))
}

const isLegalText = (key: string) => /^legal\/[\w-]+#text$/.test(key)

/** Facts that pages put in by themselves, beside those of content/legal/facts.ts. */
const pageFacts = ['privacyPath', 'cookiesPath', 'storedItems']

/** Names in double braces that a legal text may not hold. */
function unknownNames(text: string, documents: Documents): string[] {
  const keysOf = (key: string) => Object.keys((documents.get(key) ?? {}) as object)
  const facts = [...keysOf('legal/facts#legalFacts'), ...pageFacts]
  const parts = keysOf('legal/facts#legalParts')
  const lines = text.replace(/^\{\{\?(\w+)\}\} /gm, (whole, part: string) =>
    parts.includes(part) ? '' : whole,
  )
  const rest = withoutTokens(lines).replace(/\{\{(\w+)\}\}/g, (whole, fact: string) =>
    facts.includes(fact) ? '' : whole,
  )
  return rest.match(/\{\{[^}\n]*\}?\}?|\}\}/g) ?? []
}

function tokenIssues(key: string, value: unknown, documents: Documents): Issue[] {
  const isFact = Object.values(factDocuments).includes(key)
  return [...textsOf(value)].flatMap(([path, text]): Issue[] => {
    if (!/\{\{|\}\}/.test(text)) return []
    if (isFact) return [{ path, message: 'Escreva o texto por inteiro, sem nomes entre chaves.' }]
    const unknown = [
      ...tokensIn(text).filter(
        (name) => readToken(name, (from) => documents.get(from)) === undefined,
      ),
      ...(isLegalText(key)
        ? unknownNames(text, documents)
        : (withoutTokens(text).match(/\{\{[^}\n]*\}?\}?|\}\}/g) ?? [])),
    ]
    if (unknown.length === 0) return []
    const named = unknown.map((name) => `“${name}”`).join(', ')
    return [
      {
        path,
        message: `Não há nada chamado ${named}: use um nome que existe, como {{brand.name}}, ou tire as chaves.`,
      },
    ]
  })
}

/** Words beside what a template asks for would be hidden from visitors together with it. */
function templateIssues(value: unknown): Issue[] {
  const isMixed = (block: string) => isUnwritten(block) && promptIn(block.trim()) === undefined
  return [...textsOf(value)].flatMap(([path, text]): Issue[] =>
    text.split(/\n{2,}/).some(isMixed)
      ? [
          {
            path,
            message:
              'Aqui ainda está a instrução do modelo, que começa com “Troque este texto”. Apague a instrução e deixe só o seu texto.',
          },
        ]
      : [],
  )
}

/** A legal page is its text: with nothing of it written, visitors would find a title alone. */
function blankIssues(key: string, value: unknown): Issue[] {
  if (!isLegalText(key) || !value || omitUnwritten(value) !== '') return []
  return [
    {
      path: [],
      message: 'Escreva o texto desta página: sem ele, ela ficaria em branco e não vai ao ar.',
    },
  ]
}

const ratioText = (ratio: number) => `${ratio.toFixed(1).replace('.', ',')}:1`

/** Colours that cannot be read on each other, a logo that is no plain drawing, a part that is not there. */
function brandIssues(key: string, value: unknown, documents: Documents): Issue[] {
  if (key === 'look#look') {
    const { image } = value as Look
    const isDrawing = !image || typeof image.svg !== 'string' || isCheckedLogo(image)
    return isDrawing ? [] : [{ path: ['image'], message: logoAdvice.drawing }]
  }
  if (key === 'parts#parts') {
    const built = (defaultOf(key) ?? {}) as Record<string, boolean>
    return Object.entries(value as Record<string, boolean>).flatMap(([part, on]) =>
      on && built[part] === false
        ? [
            {
              path: [part],
              message:
                'Esta parte não veio com o site instalado: seus desenhos e arquivos são feitos na instalação. Deixe desligada.',
            },
          ]
        : [],
    )
  }
  if (key !== 'palette#palette' || schemaIssues(key, value).length > 0) return []
  const palette = value as Palette
  const pages = (documents.get('look#look') as Look | undefined)?.pages ?? 'noite'
  const built = defaultOf(key) as Palette | undefined
  const weak = palette.own.main === built?.own.main ? undefined : weakMain(palette, pages)
  if (weak) {
    const { ratio, suggestion } = weak
    const message = `A cor principal some no fundo das páginas: o contraste é de ${ratioText(ratio)} e precisa de 3:1. A mais próxima que se lê é ${suggestion}.`
    return [{ path: ['own', 'main'], message, suggestion }]
  }
  const [pair] = weakPairs(palette)
  return pair
    ? [
        {
          path: ['own', 'main'],
          message: `Estas cores não se leem juntas (${ratioText(pair.ratio)}). Mude a principal ou volte ao padrão.`,
        },
      ]
    : []
}

/** What is wrong with a document alone; nothing when it can be published. */
export function validateDocument(
  key: string,
  value: unknown,
  documents: Documents = currentDocuments(),
): DocumentIssue[] {
  const issues = [
    ...schemaIssues(key, value),
    ...tokenIssues(key, value, documents),
    ...templateIssues(value),
    ...blankIssues(key, value),
    ...brandIssues(key, value, documents),
  ]
  return issues.map((issue) => ({
    ...issue,
    label: labelsAlong(key, issue.path, value).join(' › ') || 'Texto',
  }))
}

export type SiteIssue = DocumentIssue & {
  document: string
  /** Otherwise the part is left out of the page, and the site is whole without it. */
  blocks: boolean
}

const current: Site = { isKnownAddress, filterOffered, filterOfferedPaths }

/**
 * What only all documents together show: names of services, cases and people that are not there,
 * links that lead nowhere, words that count wrong. Read after the drafts were applied.
 */
export function validateSite(
  documents: Documents = currentDocuments(),
  site: Site = current,
): SiteIssue[] {
  const findings = crossCheckDocuments(documents, site).filter(({ document }) => schemaOf(document))
  return findings.map(({ document, path, portuguese, blocks }) => ({
    document,
    path,
    label: labelsAlong(document, path, documents.get(document)).join(' › '),
    message: portuguese,
    blocks,
  }))
}
