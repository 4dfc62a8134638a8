import { holds, inventions, plain, sentences } from './facts.ts'
import type { Fact, Question } from './question.ts'

const FIRST_SENTENCES = 3

export type Verdict = { question: Question; answer: string; misses: string[]; invented: string[] }

function name(fact: Fact): string {
  if ('says' in fact) return String(fact.says)
  if ('any' in fact) return fact.any.map(name).join(' or ')
  if ('where' in fact)
    return `${fact.said}, or where there is no ${fact.where}: ${name(fact.otherwise)}`
  return Object.values(fact).join(' about ')
}

/** All that the visitor said. */
const asked = ({ question, previous = '' }: Question) => `${previous}\n${question}`

/** Reads an answer as its visitor would: is the fact there, is it among the first words, is anything wrong. */
export function judge(question: Question, answer: string): Verdict {
  const text = plain(answer)
  const opening = sentences(text).slice(0, FIRST_SENTENCES).join(' ')
  const misses = [
    ...question.first
      .filter((fact) => !holds(opening, fact))
      .map((fact) => `not first: ${name(fact)}`),
    ...(question.also ?? [])
      .filter((fact) => !holds(text, fact))
      .map((fact) => `missing: ${name(fact)}`),
    ...(question.never ?? [])
      .filter((fact) => holds(text, fact))
      .map((fact) => `unwanted: ${name(fact)}`),
  ]
  return { question, answer, misses, invented: inventions(text, asked(question)) }
}
