import { createHash } from 'node:crypto'
import type { Question } from './question.ts'
import { contactQuestions } from './questions/contact.ts'
import { lateQuestions } from './questions/late.ts'
import { priceQuestions } from './questions/prices.ts'
import { secondQuestions } from './questions/second.ts'
import { seenQuestions } from './questions/seen.ts'
import { termQuestions } from './questions/terms.ts'
import { trustQuestions } from './questions/trust.ts'
import { wildQuestions } from './questions/wild.ts'
import { wordQuestions } from './questions/words.ts'

const questions: Question[] = [
  ...priceQuestions,
  ...termQuestions,
  ...contactQuestions,
  ...wordQuestions,
  ...trustQuestions,
  ...wildQuestions,
]

/** Two in five, chosen by what they say alone: nobody picks which ones are kept back. */
function isHeldOut({ niche, question, previous = '' }: Question): boolean {
  const [byte = 0] = createHash('sha256').update(`${niche}\n${question}\n${previous}`).digest()
  return byte % 5 < 2
}

export const tuning = [
  ...questions.filter((one) => !isHeldOut(one)),
  ...seenQuestions,
  ...secondQuestions,
  ...lateQuestions,
]
export const heldOut = questions.filter(isHeldOut)
