/**
 * From which probability on what is done with a label. The model's probabilities are calibrated on
 * examples held back (fit.ts); `npm run bench -- assistant` prints the curve, of those and of the
 * questions asked.
 */
export const thresholds = {
  /** Answered. */
  answer: 0.2,
  /** Answered beside the first, in short. */
  also: 0.22,
  /** So near to the first that it may be what was meant; else it must add something. */
  close: 0.32,
  /** How much of a question what stands beside an answer must speak of that the answer does not. */
  adds: 0.45,
  /** So sure that no sentence of the site is looked for in its place. */
  sure: 0.45,
  /** So sure that none is quoted beside it. */
  plainly: 0.9,
  /** Named as the nearest there is. */
  nearest: 0.15,
  /** None of our business, whatever comes next. */
  off: 0.5,
  /** So surely none of our business that no client's story is meant. */
  unrelated: 0.65,
  /** Several sentences are read as one from here on, */
  whole: 0.85,
  /** unless one of them asks something else as surely as this. */
  apart: 0.8,
  /** Asked in so many words: enough to be asked again of what was spoken of before. */
  plain: 0.45,
}

/** What a sentence of the site must share with a question to be quoted. */
export const quoting = {
  alone: { points: 0.7, covered: 0.45, rarest: 0.5 },
  /** Less will do beside another answer. */
  beside: { points: 0.5, covered: 0.4, rarest: 0.45 },
  /** Still less on the page of the service that was named, where its contents are asked for. */
  onPage: { points: 0.3, covered: 0.3, rarest: 0.18 },
  /** How much more of a question a later sentence of an answer must cover to come first. */
  late: 0.3,
  /** How much of a question a piece of a client's story must cover to lead the answer. */
  story: 0.34,
}
