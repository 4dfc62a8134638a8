import { numberInWords } from '#content/derived/in-words.ts'
import type { Documents, Finding, Site } from './finding.ts'

/** Texts that state how many items a list on the same page has. */
const countedLists: [page: string, text: string, list: string, noun: string][] = [
  ['cases', 'meta.description', 'cases', 'empresas|cases|histórias'],
  ['cases', 'hero.lead', 'cases', 'empresas|cases|histórias'],
  ['cases-classic', 'meta.description', 'cases', 'empresas|cases|histórias'],
  ['cases-classic', 'meta.description', 'studies.items', 'estudos'],
  ['cases-classic', 'studies.title', 'studies.items', 'projetos|estudos'],
  ['services', 'meta.description', 'grid.services', 'serviços'],
  ['services', 'hero.title', 'grid.services', 'serviços'],
  ['home', 'services.intro', 'services.paths', 'frentes|serviços'],
  ['home', 'methodology.title', 'methodology.steps', 'etapas|passos'],
  ['classic-home', 'services.title', 'services.pages', 'jeitos|serviços|frentes'],
  ['classic-home', 'process.title', 'process.steps', 'etapas|passos'],
  ['portfolio', 'hero.lead', 'areas.items', 'áreas'],
  ['portfolio', 'hero.lead', 'projects.items', 'projetos'],
  ['portfolio', 'areas.title', 'areas.items', 'ofícios|áreas'],
  ['portfolio', 'projects.title', 'projects.items', 'trabalhos|projetos'],
  ['portfolio', 'process.title', 'process.items', 'fases|etapas'],
  ['portfolio-classic', 'meta.description', 'areas.items', 'áreas'],
  ['portfolio-classic', 'meta.description', 'projects.items', 'projetos'],
  ['portfolio-classic', 'meta.description', 'process.items', 'fases|etapas'],
]

const numbers = Array.from({ length: 13 }, (_, count) => [
  numberInWords(count),
  numberInWords(count, 'a'),
])

function readField(value: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)
}

/** Services that a page lists and the agency does not offer have no card. */
function offeredItems(page: string, list: unknown, site: Site): unknown {
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string')) return list
  if (page === 'services') return site.filterOffered(list)
  return /home/.test(page) ? site.filterOfferedPaths(list, page === 'home' ? 'noite' : 'dia') : list
}

/** Copy that counts wrong: 'Quatro empresas' above three. */
export function wrongCounts(documents: Documents, site: Site): Finding[] {
  return countedLists.flatMap(([page, textField, listField, noun]): Finding[] => {
    const document = `pages/${page}#page`
    const content = documents.get(document)
    const text = readField(content, textField)
    const list = offeredItems(page, readField(content, listField), site)
    if (typeof text !== 'string' || !Array.isArray(list)) return []
    const word = new RegExp(`(${numbers.flat().join('|')}|\\d+) (?:${noun})`, 'i').exec(text)?.[1]
    if (!word) return []
    const number = /\d/.test(word)
      ? Number(word)
      : numbers.findIndex((words) => words.includes(word.toLowerCase()))
    if (number === list.length) return []
    return [
      {
        document,
        path: textField.split('.'),
        message: `says '${word}', but ${listField} has ${list.length}: change the words`,
        portuguese: `O texto diz “${word}”, mas a lista tem ${list.length}: mude as palavras.`,
        blocks: true,
      },
    ]
  })
}
