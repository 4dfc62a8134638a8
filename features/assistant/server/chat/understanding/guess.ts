import { readArtefact } from './artefact.ts'
import { featuresOf } from './features.ts'
import { type Features, isFeature, oddsOf, sharesOf } from './model.ts'
import { isCommon } from './vocabulary.ts'

/** How probable each label is what a question asks, by the one model there is. */
export type Guess = {
  features: Features
  /** Among the labels that can be answered here, the likeliest first. */
  ranked: { label: string; share: number }[]
  /** Among all labels, whatever was named. */
  share: (label: string) => number
}

/** What is less likely than so many others is not looked at. */
const MOST = 12
const LEAST = 0.001

/** What is asked of something named: where nothing is, it was not meant. */
const ofSomething = new Set('trade included about offer definition difference'.split(' '))

/**
 * 'recebi uma estrela, respondo?': what was told beside a question says what it asks of, the more the
 * fewer words it has of its own. How it begins and how long it is are not the question's.
 */
function addBeside(features: Features, words: string, beside: Features): void {
  const own = words.split(' ').filter((word) => !isCommon(word)).length
  for (const [feature, value] of beside) {
    if (/^(?:\*|\^ )/.test(feature)) continue
    features.set(feature, (features.get(feature) ?? 0) + value / Math.max(1, own))
  }
}

export function guess(words: string, canAnswer: (label: string) => boolean, beside: string): Guess {
  const { model } = readArtefact()
  const { labels, temperature } = model
  const isKnown = (token: string) => isFeature(model, token)
  const features = featuresOf(words, isKnown)
  if (beside) addBeside(features, words, featuresOf(beside, isKnown))
  const all = sharesOf(oddsOf(model, features), temperature)
  const isMeant = (label: string) => !ofSomething.has(label) || canAnswer(label)
  const likely: { label: string; share: number }[] = []
  // What was not meant leaves its share to the others.
  let total = 1
  for (let at = 0; at < labels.length; at += 1) {
    const share = all[at] as number
    if (share < LEAST) continue
    const label = labels[at] as string
    if (isMeant(label)) likely.push({ label, share })
    else total -= share
  }
  return {
    features,
    ranked: likely
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST)
      .map(({ label, share }) => ({ label, share: share / total }))
      .filter(({ label }) => canAnswer(label)),
    share: (label) => all[labels.indexOf(label)] ?? 0,
  }
}
