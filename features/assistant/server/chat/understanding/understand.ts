import { greetings } from '#content/assistant/data.ts'
import { perRelease } from '#content/live.ts'
import type { ForeignLanguage, Niche } from '#content/types/assistant.ts'
import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { readArtefact } from './artefact.ts'
import { decide, type Intent, recognise } from './decide.ts'
import { followUp } from './follow-up.ts'
import { createStrength } from './match-terms.ts'
import { foreignLanguageOf, normalise } from './normalise.ts'
import { nicheIn } from './slots.ts'
import { foldWords } from './text.ts'
import { thresholds } from './thresholds.ts'
import { namesNothingElse, unwrap } from './tokens.ts'
import type { Understanding } from './understanding.ts'
import { isCommon } from './vocabulary.ts'

/** More than this in one message is no question any more. */
const MOST = 5

/** Words that a question of its own begins with. */
const opening =
  '(?:(?:em |com |para |por |a )?(?:quanto|que hora|qual)|como (?!(?:que )?(?:faz|faco|fazer)$)|onde|quando|quem|de quem (?=fica|sao|sera)|tem (?!tambem$|isso$)|aceita|posso|quero|voce (?!que )|da para|emite|preciso|faz|fazem|o que (?:e|vem|esta|inclui|tem|entra)) ?\\w'
const joint = new RegExp(` (?:e|mas|tambem) (?=${opening})`)
const begins = new RegExp(`^(?:e )?${opening}`)

/** 'Na produção de conteúdo, …': half of a question. */
const opens = /^(?:e )?(?:na|no|em|para|sobre|com|se|quando) (?!.* (?:e|quanto|qual|como|onde) )/

/** 'da?', 'por quê?', 'qual a diferença?': the end of what was said before. */
const ends =
  /^(?:e )?(?:da|quant[oa](?: e)?|qual|quais|porque|como|pode|sera|tem|ne|certo|e ai|como assim|como faz|tem jeito|tem como|da para|serve|adianta|vale a pena|compensa|qual (?:e )?(?:a )?diferenca|qual (?:e )?(?:o )?(?:melhor|preco|valor|prazo)|que (?:e|raio e) isso|o que e isso)$/

/** 'salve', 'tá', 'mano': a word of its own beside a question says nothing, unless it asks. */
const asksAlone =
  /^(?:preco|valor|quanto|prazo|horario|hora|endereco|telefone|contato|email|desconto|garantia|fidelidade|contrato|quando|onde|cnpj|nota|multa|obrigado|valeu)$/

const asksSomething =
  /^e |\b(?:quanto|qual|quais|como|onde|quando|quem|que|porque|tem|posso|aceita\w*|cobra\w*|da para|voce|preciso|quero|queria|preco|valor|prazo|horario|endereco|desconto)\b/

const wishes = /^(?:preciso|quero) /

/** 'é' joins no two questions; folded, it would be an 'e'. */
const isWord = /(^|\s)(?:é|eh)(?=\s|$)/gi

/** 'qual o telefone e o instagram': one word of asking for two things. */
const coordinated =
  /^((?:.* )?(?:qual(?: e)?(?: o)? (?:valor|preco|custo|prazo)(?: do| da| de)?|qual(?: e)?|quais|me passa|manda|preciso(?: do| da| de| saber)?|quero(?: saber)?|queria|quanto (?:custa|e|fica|sai)|tem|aceita|voce faz|inclui|onde fica)) (?:o |a |um |uma )?(.+?) e (?:o |a |um |uma |do |da |se )?(\S.*)$/

/** Such a question in two, where each half asks something else as surely. */
function partInTwo(words: string): string[] {
  const [, head, first, second] = coordinated.exec(words) ?? []
  if (!head || !first || !second) return [words]
  const halves = [`${head} ${first}`, `${head} ${second}`]
  const [one, other] = halves.map((half) => read(half).reading.ranked[0])
  const sure = [one, other].every((best) => best && best.share >= thresholds.apart)
  return sure && one?.label !== other?.label ? halves : [words]
}

/** The questions of one message, in plain words. */
function splitQuestions(text: string, language?: ForeignLanguage): string[] {
  return text
    .replace(isWord, '$1ehh')
    .split(/[?!;]+|\.(?=\s|$)|\n\s*\n/)
    .flatMap((sentence) => {
      // A comma parts two questions only where another one begins after it.
      const parts: string[] = []
      for (const piece of sentence.split(/,(?!\d)/)) {
        const words = normalise(piece, language)
        const last = parts.at(-1)
        if (last === undefined || (begins.test(words) && !opens.test(last) && !ends.test(words)))
          parts.push(words)
        else parts.push(`${parts.pop()} ${words}`)
      }
      return parts
    })
    .flatMap((part) => part.split(joint))
    .flatMap((part) => partInTwo(part.replaceAll('ehh', 'e').trim()))
    .filter(Boolean)
    .reduce<string[]>((parts, part) => {
      const isEnd = ends.test(part) || (part.split(' ').length <= 2 && !asksSomething.test(part))
      const last = isEnd && !asksAlone.test(part) ? parts.pop() : undefined
      parts.push(last ? `${last} ${part}` : part)
      return parts
    }, [])
    .reduceRight<string[]>((parts, part) => {
      // 'teste ab? explica fácil': what is only named is what the next one asks about.
      const isNamed = namesNothingElse(part) && !/^(?:e|mas) /.test(part)
      const next = isNamed ? parts.pop() : undefined
      parts.push(next ? `${part} ${next}` : part)
      return parts
    }, [])
    .reverse()
    .filter((part, _, all) => all.length === 1 || part.includes(' ') || asksAlone.test(part))
    .slice(0, MOST)
}

const isGreeting = createStrength(greetings)

/** 'como…', 'o que fazer', 'vale a pena': whoever begins so wants advice rather than a fact. */
const adviceOpening =
  /^(?:oi |ola |bom dia |e )*(?:como (?!funciona)|de que jeito|qual .*melhor (?:jeito|forma|horario|dia))\b|\bo que (?:faco|fazer|posta)|vale a pena|evita/
const isAdviceAsked = (words: string) => adviceOpening.test(words)

/** How sure a second answer must be beside the surest one, where it was asked and where it was told. */
const ASIDE = 0.4
const ASIDE_TOLD = 1
/** More than this is no surer. */
const PLAIN = 0.8

/** Earlier questions come back with every turn: what was made of them is kept for a while. */
const MOST_KEPT = 400
const readingCache = perRelease(() => ({
  of: readArtefact(),
  readings: new Map<string, Understanding>(),
}))

function read(words: string, beside = ''): Understanding {
  const memory = readingCache()
  if (memory.of !== readArtefact() || memory.readings.size > MOST_KEPT) {
    memory.of = readArtefact()
    memory.readings.clear()
  }
  const key = beside ? `${words}\n${beside}` : words
  const cached = memory.readings.get(key)
  if (cached) return cached
  const reading = recognise(words, beside)
  const understanding = { reading, niche: reading.niche, ...decide(reading) }
  memory.readings.set(key, understanding)
  return understanding
}

/**
 * Of several sentences some only tell the story: 'minha contadora não deixa'. What was asked weakly
 * beside something that was asked plainly is such a one, and so is advice beside a plain answer.
 */
const sameAs = (one: Intent | undefined, other: Intent | undefined) =>
  one?.kind === 'topic' && other?.kind === 'topic' && one.topic === other.topic

/** 'fazem?' beside what was asked of the same thing asks nothing more. */
const isEmpty = (one: Intent, others: (Intent | undefined)[]) =>
  (one.kind === 'offer' || one.kind === 'about') &&
  others.some(
    (other) =>
      other !== one && other && 'subjects' in other && other.subjects[0] === one.subjects[0],
  )

/** What was told in plain words beside a question with its mark: 'odeio planilha gigante'. */
function listTold(text: string, language?: ForeignLanguage): string[] {
  const all = text.split(/(?<=[?!;])|(?<=\.)(?=\s)|\n/).map((part) => part.trim())
  if (!all.some((part) => part.endsWith('?'))) return []
  return all.filter((part) => part && !part.endsWith('?')).map((part) => normalise(part, language))
}

function dropAsides(everything: Understanding[], told: string[]): Understanding[] {
  const isTold = ({ score, reading: { words } }: Understanding) =>
    (!asksSomething.test(words) || (wishes.test(words) && score < thresholds.sure)) &&
    told.some((one) => one.includes(words))
  const questions = everything.filter((one) => !isTold(one))
  const isAsked = questions.some(({ intent, score }) => intent && score >= thresholds.sure)
  const understood = isAsked ? questions : everything
  const most = Math.min(PLAIN, Math.max(...understood.map(({ score }) => score)))
  const direct = understood.some(
    ({ intent, score }) => intent && intent.kind !== 'advice' && score >= ASIDE,
  )
  const asked = understood.filter(({ intent, score, reading: { words } }) => {
    if (understood.length < 2 || !intent) return true
    if (intent.kind === 'advice' && direct) return isAdviceAsked(words)
    return score >= most * (asksSomething.test(words) ? ASIDE : ASIDE_TOLD)
  })
  return asked.filter(({ intent }, at) => {
    const others = asked.filter((_, other) => other !== at).map((one) => one.intent)
    const before = asked.slice(0, at).some((one) => sameAs(one.intent, intent))
    const polite = intent?.kind === 'topic' && intent.topic.courtesy && others.some(Boolean)
    return !before && !polite && !(intent && isEmpty(intent, others))
  })
}

/** 'quanto?', 'e quando?' */
const isBare = (words: string) => words.split(' ').every(isCommon)

/** The question before, where it was answered from a page or a story and not for a service. */
function lastQuoted(understood: Understanding[]): string {
  const { intent, reading } = understood.at(-1) ?? {}
  return reading && intent && /^(?:story|trade|site|sentence|topic)$/.test(intent.kind)
    ? reading.words
    : ''
}

/** Of several sentences that together ask one thing plainly, none asks another as plainly alone. */
function isOne(parts: string[]): boolean {
  if (parts.length < 2 || parts.length > 3) return false
  const [whole] = read(parts.join(' ')).reading.ranked
  if (!whole || whole.share < thresholds.whole || whole.label === 'off') return false
  const own = parts.map((part) => read(part).reading.ranked[0])
  const sure = own.filter((one) => one && one.share >= thresholds.apart)
  const isVague = own.some((one) => !one || one.share < thresholds.sure)
  return isVague && sure.every((one) => one?.label === whole.label) && sure.length < 2
}

/** One question of the message, with what was read in it and what was made of that. */
export type Trace = Understanding

export type Understood = {
  niche: Niche | undefined
  intents: Intent[]
  /** What comes nearest to what was not understood. */
  nearest?: Intent
  /** Whether the intents are two readings of one question. */
  unsure: boolean
  greeted: boolean
  language: ForeignLanguage | undefined
  parts: Trace[]
}

/** What a visitor's words are about, as far as written terms can tell. */
export function understand({ niche, question, previous }: ChatRequest): Understood {
  const language = foreignLanguageOf(question)
  const parts = splitQuestions(question, language)
  const earlier: Understanding[] = []
  for (const words of (previous ?? '').split('\n').flatMap((line) => splitQuestions(line))) {
    earlier.push(followUp(read(words), earlier, read))
  }
  const understood: Understanding[] = []
  const told = listTold(question, language)
  const isTold = (words: string, at: number) =>
    told.some((one) => one.includes(words))
      ? !begins.test(words) || wishes.test(words)
      : at < parts.length - 1 && !begins.test(words) && !asksSomething.test(words)
  const questions = isOne(parts) ? [parts.join(' ')] : parts
  const asides = questions
    .filter(isTold)
    .map(unwrap)
    .filter((one) => isGreeting(one) === 0)
  for (const words of questions) {
    const told = asides.includes(unwrap(words)) ? '' : asides.join(' ')
    const beside = (isBare(words) && lastQuoted(understood)) || told
    understood.push(followUp(read(words, beside), [...earlier, ...understood], read))
  }
  const whole = parts.join(' ')
  const [meant, ...others] = understood.filter(({ intent }) => intent)
  const unsure = others.length === 0 && meant?.also !== undefined
  const named = understood.find((one) => one.niche && one.intent !== undefined)
  const isFollowUp = /^(?:e|mas) (?:para|se for|no caso)/.test(whole) ? named?.niche : undefined
  return {
    niche: isFollowUp ?? nicheIn(foldWords(niche).join(' ')) ?? nicheIn(whole),
    intents: dropAsides(understood, told).flatMap(({ intent, also }) => {
      if (!intent) return []
      return unsure && also ? [intent, also] : [intent]
    }),
    nearest: understood.find((one) => one.nearest)?.nearest,
    unsure,
    greeted: isGreeting(whole) > 0,
    language,
    parts: understood,
  }
}
