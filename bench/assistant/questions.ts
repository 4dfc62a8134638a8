import type { Question } from './question.ts'
import { bluntDeclining } from './questions/blunt/declining.ts'
import { bluntDoubting } from './questions/blunt/doubting.ts'
import { bluntPricing } from './questions/blunt/pricing.ts'
import { bluntReaching } from './questions/blunt/reaching.ts'
import { carefulDeclining } from './questions/careful/declining.ts'
import { carefulDoubting } from './questions/careful/doubting.ts'
import { carefulPricing } from './questions/careful/pricing.ts'
import { carefulReaching } from './questions/careful/reaching.ts'
import { carefulTerms } from './questions/careful/terms.ts'
import { contactQuestions } from './questions/contact.ts'
import { buyingQuestions } from './questions/customers/buying.ts'
import { trustingQuestions } from './questions/customers/trusting.ts'
import { freshAsking } from './questions/fresh/asking.ts'
import { freshDoubting } from './questions/fresh/doubting.ts'
import { lateQuestions } from './questions/late.ts'
import { priceQuestions } from './questions/prices.ts'
import { secondQuestions } from './questions/second.ts'
import { seenQuestions } from './questions/seen.ts'
import { askingStrangers } from './questions/strangers/asking.ts'
import { buyingStrangers } from './questions/strangers/buying.ts'
import { doubtingStrangers } from './questions/strangers/doubting.ts'
import { termQuestions } from './questions/terms.ts'
import { trustQuestions } from './questions/trust.ts'
import { askingQuestions } from './questions/unseen/asking.ts'
import { doubtingQuestions } from './questions/unseen/doubting.ts'
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

/** Five strangers' questions, each set asked once before anybody tuned on it. */
const strangers = [
  ...buyingStrangers,
  ...askingStrangers,
  ...doubtingStrangers,
  ...buyingQuestions,
  ...trustingQuestions,
  ...askingQuestions,
  ...doubtingQuestions,
  ...bluntPricing,
  ...bluntReaching,
  ...bluntDoubting,
  ...bluntDeclining,
  ...carefulPricing,
  ...carefulTerms,
  ...carefulReaching,
  ...carefulDoubting,
  ...carefulDeclining,
]

export const tuning = [
  ...questions,
  ...seenQuestions,
  ...secondQuestions,
  ...lateQuestions,
  ...strangers,
]

/** Questions of a stranger, asked once. Whoever tunes on them moves them up and lets another stranger write others. */
export const heldOut: Question[] = [...freshAsking, ...freshDoubting]
