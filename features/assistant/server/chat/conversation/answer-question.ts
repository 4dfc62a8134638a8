import { createHash } from 'node:crypto'
import { continuing } from '#content/assistant/handover.ts'
import { replies } from '#content/assistant/replies.ts'
import type { ChatRequest } from '#features/assistant/rules/chat.ts'
import { composeAnswer } from '../answers/compose-answer.ts'
import { fillFrame } from '../answers/wording.ts'
import { isForTrade } from '../understanding/follow-up.ts'
import { normalise } from '../understanding/normalise.ts'
import { fold } from '../understanding/text.ts'
import { understand } from '../understanding/understand.ts'
import { considerBudget, findBudget, settleBudget } from './consider-budget.ts'
import { isDoubt, isMisread, isNod } from './read-reply.ts'

/** By which a conversation knows an answer again; nothing can be read from it. */
export const answerId = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 10)

/** The first text that was not said before; the last one where all of them were. */
export function chooseNew(texts: Iterable<string>, answers: readonly string[] = []): string {
  let last = ''
  for (const text of texts) {
    last = text
    if (!answers.includes(answerId(text))) return text
  }
  return last
}

const LONGEST_SHORT = 260

/** The first sentences of an answer, without lists and links, to be said beside a question. */
function inShort(answer: string): string {
  const [opening = ''] = answer.split('\n')
  const plain = opening.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  const sentences = plain.match(/[^.!?]+(?:\.(?=\d)[^.!?]+)*[.!?]+(?:\s|$)|[^.!?]+$/g) ?? [plain]
  let text = ''
  for (const sentence of sentences) {
    if (text && (text + sentence).length > LONGEST_SHORT) break
    text += sentence
    if (text.length > 90) break
  }
  return text.trim().replace(/:$/, '.')
}

/** Within a sentence; a word in capitals stays as it is. */
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

const telling = (text: string) =>
  new Set(
    fold(text)
      .split(' ')
      .filter((word) => word.length > 3),
  )

/** Whether a suggestion asks nothing that was not asked. */
function wasAsked(suggestion: string, questions: string[]): boolean {
  const words = telling(suggestion)
  return questions.some((question) => {
    const asked = telling(question)
    return words.size > 0 && [...words].every((word) => asked.has(word))
  })
}

/** Without a sentence that recommends to ask what was asked already. */
function withoutAsked(answer: string, questions: string[]): string {
  return answer
    .split('\n')
    .map((line) =>
      !line.includes('pergunte “')
        ? line
        : line.replace(
            /[^.!?\n]*(?::|eu)[^.!?\n]*pergunte “([^”]+)”\.?/g,
            (sentence, suggestion: string) => (wasAsked(suggestion, questions) ? '' : sentence),
          ),
    )
    .filter((line, at, lines) => line.trim() || lines[at - 1]?.trim())
    .join('\n')
    .trim()
}

const linesOf = (previous: string | undefined) => (previous ?? '').split('\n').filter(Boolean)

/**
 * An answer that was not given before. What the visitor says of their own is taken into account; asked
 * the same again, it asks back; nothing where only a person is left to be offered.
 */
export function answerQuestion(request: ChatRequest): string | undefined {
  const { question, previous, answers = [] } = request
  const earlier = linesOf(previous)
  const settled = settleBudget(question, earlier.at(-1))
  if (settled && !answers.includes(answerId(settled))) return settled
  if (isDoubt(question) && earlier.length > 0) {
    const last = {
      ...request,
      question: earlier.at(-1) as string,
      previous: earlier.slice(0, -1).join('\n'),
    }
    const short = inShort(composeAnswer(last))
    return goOn(
      continuing.explain.map((frame) => fillFrame(frame, { short })),
      answers,
    )
  }
  if (isMisread(question) && earlier.length > 0) return goOn([...continuing.misreadTexts], answers)
  if (isNod(question)) return goOn([...continuing.nodding], answers)
  const own = findBudget(question)
  // 'e pra clínica?' after an amount: it is still what may be spent.
  const budget =
    own ?? (isForTrade(normalise(question)) ? findBudget(earlier.at(-1) ?? '') : undefined)
  const alone = own ? { ...request, previous: undefined } : request
  const understood = understand(alone)
  const composed = withoutAsked(composeAnswer(alone, understood), [question, ...earlier])
  const isUnknown = composed.startsWith(replies.nothingFits)
  const repeated = earlier.some((line) => fold(line) === fold(question))
  const fresh = repeated || answers.includes(answerId(composed)) ? [] : [composed]
  if (understood.intents.every((one) => one.kind === 'topic' && one.topic.courtesy)) {
    const closing = isUnknown ? [] : continuing.farewells
    if (closing.length > 0) return goOn([...fresh, ...closing], answers)
  }
  const short = lowerFirst(inShort(composed))
  const again = isUnknown
    ? continuing.unknownAgain
    : continuing.again.map((frame) => fillFrame(frame, { short }))
  if (!budget) return goOn([...fresh, ...again], answers)
  const considered = considerBudget(budget, understood)
  const [first] = understood.intents
  // What was asked in so many words comes before what the amount is enough for.
  if (first?.kind === 'budgetApart' && fresh.length > 0)
    return goOn([...fresh, considered], answers)
  const isFact = first?.kind === 'site' || first?.kind === 'sentence'
  const join = (text: string) => (isFact ? [text, considered] : [considered, text]).join('\n\n')
  const whole = isUnknown ? [] : fresh.map(join)
  return goOn([...whole, considered, ...again], answers)
}

const goOn = (texts: string[], answers: readonly string[]): string | undefined =>
  texts.find((text) => !answers.includes(answerId(text)))
