import { formatCount } from '#features/shared/rules/text.ts'
import { readingEase, sentencesIn } from './readability.ts'
import { countWords, textsOf, wordsIn } from './reading.ts'
import { type Block, blocksOf, inlineOf, plainOf } from './tree.ts'

/** A hint for who writes. None of them keeps a text from being published. */
export type Hint = { id: string; good: boolean; text: string }

type Written = { title: string; summary: string; blocks: readonly Block[] }
type Site = {
  /** Whether an address of this site leads somewhere. */
  isKnown: (address: string) => boolean
  /** Addresses of the pages that sell something. */
  services: readonly string[]
}

const TITLE = 70
const SUMMARY = { least: 70, most: 160 }
const SHORT = 400
const LONG = 2500
const WITHOUT_HEADING = 300
const HARD = 45
const LONG_SENTENCE = 35

function judgeTitle({ title }: Written): Hint[] {
  const { length } = title.trim()
  if (length === 0) return [{ id: 'title', good: false, text: 'Falta o título.' }]
  if (length <= TITLE) return []
  const text = `O título tem ${length} letras: a busca corta depois de ${TITLE}.`
  return [{ id: 'title', good: false, text }]
}

function judgeSummary({ summary }: Written): Hint[] {
  const { length } = summary.trim()
  if (length >= SUMMARY.least && length <= SUMMARY.most) return []
  const size = length < SUMMARY.least ? 'curto' : 'longo'
  const text = `O resumo está ${size} (${length} letras): entre ${SUMMARY.least} e ${SUMMARY.most} aparece inteiro na busca.`
  return [{ id: 'summary', good: false, text }]
}

function judgeLength({ blocks }: Written): Hint[] {
  const words = countWords(blocks)
  if (words < SHORT) {
    const text = `${formatCount(words, 'palavra', 'palavras')}: um texto que responde de verdade costuma passar de ${SHORT}.`
    return [{ id: 'length', good: false, text }]
  }
  if (words > LONG) {
    const text = `${formatCount(words, 'palavra', 'palavras')}: talvez sejam dois textos.`
    return [{ id: 'length', good: false, text }]
  }
  return [{ id: 'length', good: true, text: formatCount(words, 'palavra', 'palavras') }]
}

/** The longest way without a heading, in words. */
function judgeHeadings({ blocks }: Written): Hint[] {
  let longest = 0
  let since = 0
  for (const block of blocks) {
    since = block.kind === 'heading' ? 0 : since + countWords([block])
    longest = Math.max(longest, since)
  }
  if (longest <= WITHOUT_HEADING) return []
  const text = `Há ${longest} palavras seguidas sem subtítulo: quem passa os olhos se perde.`
  return [{ id: 'headings', good: false, text }]
}

function judgePictures({ blocks }: Written): Hint[] {
  const figures = [...blocksOf(blocks)].filter((block) => block.kind === 'figure')
  const bare = figures.filter(({ alt }) => alt.trim() === '').length
  if (bare > 0) {
    const text = `${formatCount(bare, 'imagem', 'imagens')} sem descrição: quem não vê a imagem fica sem ela.`
    return [{ id: 'alt', good: false, text }]
  }
  return []
}

const linksIn = (blocks: readonly Block[]) => [
  ...new Set(
    [...blocksOf(blocks)]
      .flatMap(inlineOf)
      .flatMap((part) => ('href' in part && part.href ? [part.href] : [])),
  ),
]

function judgeLinks({ blocks }: Written, { isKnown, services }: Site): Hint[] {
  const links = linksIn(blocks)
  const hints: Hint[] = links
    .filter((link) => link.startsWith('/') && !isKnown(link))
    .map((link) => ({
      id: `broken ${link}`,
      good: false,
      text: `O link ${link} não leva a lugar nenhum neste site.`,
    }))
  const leads =
    links.some((link) => services.includes(link.replace(/[?#].*/, ''))) ||
    [...blocksOf(blocks)].some(({ kind }) => kind === 'service')
  if (!leads && services.length > 0) {
    const text = 'Nenhum link para um serviço: quem gostou do texto não sabe o que você faz.'
    hints.push({ id: 'services', good: false, text })
  }
  return hints
}

/** Numbers that somebody measured, and words that claim a study. */
const figure = /\d+(?:[.,]\d+)?\s?%|\b\d+(?:[.,]\d+)? (?:vezes|em cada)\b/i
const study =
  /\b(?:pesquisas?|estudos?|levantamentos?|dados) (?:mostram?|indicam?|apontam?|revelam?|provam?)\b|\bsegundo (?:uma?|o|a) (?:pesquisa|estudo|levantamento)\b/i
const source = /\bfontes?:|\bsegundo (?:a |o )?\p{Lu}|\bexemplo\b|\bnossas? contas?\b/u

/** A claim asks for a link or a named source in the same paragraph, or right below. */
function judgeClaims({ blocks }: Written): Hint[] {
  const all = [...blocksOf(blocks)]
  return all.flatMap((block, at): Hint[] => {
    if (block.kind !== 'paragraph') return []
    const text = plainOf(block.inline)
    const claim = sentencesIn(text).find((one) => figure.test(one) || study.test(one))
    if (!claim) return []
    const next = all[at + 1]
    const near = `${text} ${next?.kind === 'paragraph' ? plainOf(next.inline) : ''}`
    const isLinked = block.inline.some((part) => 'href' in part && part.href)
    const isFact = block.inline.some((part) => 'token' in part)
    if (isLinked || isFact || source.test(near)) return []
    const start = wordsIn(claim).slice(0, 8).join(' ')
    return [
      { id: `claim ${at}`, good: false, text: `“${start}…” afirma um número sem dizer a fonte.` },
    ]
  })
}

function judgeReading({ blocks }: Written): Hint[] {
  const texts = textsOf(blocks.filter(({ kind }) => kind !== 'table' && kind !== 'chart'))
  const ease = readingEase(texts)
  if (ease === undefined) return []
  const long = texts.flatMap(sentencesIn).filter((one) => wordsIn(one).length > LONG_SENTENCE)
  const hints: Hint[] = [
    {
      id: 'ease',
      good: ease >= HARD,
      text:
        ease >= HARD
          ? `Leitura ${ease >= 65 ? 'fácil' : 'razoável'} (${ease} de 100)`
          : `Leitura difícil (${ease} de 100): frases mais curtas e palavras do dia a dia ajudam.`,
    },
  ]
  if (long.length > 0) {
    const text = `${formatCount(long.length, 'frase passa', 'frases passam')} de ${LONG_SENTENCE} palavras.`
    hints.push({ id: 'sentences', good: false, text })
  }
  return hints
}

/** What would make a text better, the most useful first. */
export function helpWith(written: Written, site: Site): Hint[] {
  return [
    ...judgeTitle(written),
    ...judgeSummary(written),
    ...judgeLinks(written, site),
    ...judgePictures(written),
    ...judgeClaims(written),
    ...judgeHeadings(written),
    ...judgeLength(written),
    ...judgeReading(written),
  ].toSorted((one, other) => Number(one.good) - Number(other.good))
}
