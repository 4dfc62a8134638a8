import {
  channelNames,
  channelWords,
  channelWordsAlone,
  figureWords,
} from '#content/assistant/client.ts'
import { perRelease } from '#content/live.ts'
import type { Metric } from '#features/connections/rules/metrics.ts'
import { type Channel, channels } from '#features/connections/server/connections.server.ts'
import { createStrength, type TermMatcher } from '../../chat/understanding/match-terms.ts'
import { foldWords } from '../../chat/understanding/text.ts'
import { type ClientQuestion, figureIn, withoutPlatforms } from '../read-client-question.ts'

/** A channel that a question is about, with the figure of it; null for how it goes in general. */
export type AskedChannel = {
  channel: Channel
  metric: Metric | null
  /** Said so clearly that a channel which is not connected deserves an answer. */
  clear: boolean
}

type Lists = Readonly<Record<string, string[]>>
const listed = (lists: Lists, key: string): string[] => lists[key] ?? []

/** A name of the catalogue as a term: its telling words in their order. */
const termOf = (name: string) =>
  foldWords(name)
    .filter((word) => word.length > 3)
    .join(' .. ')

type MetricMatch = { metric: Metric; alone: TermMatcher; beside: TermMatcher; name: TermMatcher }
type ChannelMatch = { channel: Channel; named: TermMatcher; metrics: MetricMatch[] }

/** A metric without words of its own is also called as the same figure of the ads is. */
function wordsBeside({ key }: Channel, metric: Metric): string[] {
  const own = listed(channelWords, `${key}/${metric.key}`)
  const like = figureIn(foldWords(metric.name).join(' '))
  return own.length > 0 || !like ? own : listed(figureWords, like)
}

const terms = (list: string[]) => createStrength(list.filter(Boolean))

/** Made with the first question, since a release would make all of them in one turn. */
const matchers = perRelease((): ChannelMatch[] =>
  channels.map((channel) => ({
    channel,
    named: terms([
      ...listed(channelNames, channel.key),
      termOf(channel.title),
      termOf(channel.name),
    ]),
    metrics: channel.metrics
      .filter(({ hidden }) => !hidden)
      .map((metric) => ({
        metric,
        alone: terms(listed(channelWordsAlone, `${channel.key}/${metric.key}`)),
        beside: terms(wordsBeside(channel, metric)),
        name: terms([termOf(metric.name)]),
      })),
  })),
)

const aboutAds = /\b(?:anuncio|campanha|ad)\b/
const howMany = /\b(?:quant[oa]s?|qual|quais|numero|total)\b/
const inGeneral = new Set(['overview', 'changed', 'compare'])

/** The channels and figures a question names, those that fit it best. */
export function findChannels(question: ClientQuestion, goesOn = false): AskedChannel[] {
  const { words, typed, figure, platform, ask } = question
  const ofCampaigns = aboutAds.test(words)
  const strength = (match: TermMatcher) => Math.max(match(words), match(typed))
  const rated: (AskedChannel & { points: number })[] = []
  for (const { channel, named, metrics } of matchers()) {
    const name = strength(named)
    // Only a channel that is ads itself is meant by questions about ads.
    const sells = channel.metrics.some(({ unit }) => unit === 'money')
    if (ofCampaigns && !(sells && name > 0)) continue
    // Platforms of ads are called as their pages are: there only a figure's own name is meant.
    const ofAds = platform && figure && named(withoutPlatforms(typed)) === 0
    for (const { metric, alone, beside, name: called } of metrics) {
      const [sure, own] = [strength(alone), strength(called)]
      const near = name > 0 ? Math.max(own, ofAds ? 0 : strength(beside)) : 0
      const bare = !figure && howMany.test(words) ? own : 0
      const points = Math.max(sure, near, bare)
      if (points > 0)
        rated.push({ channel, metric, clear: sure > 0 || name > 0, points: points + name })
    }
    const general =
      name > 0 && !figure && !platform && (goesOn || (ask !== undefined && inGeneral.has(ask)))
    if (general) rated.push({ channel, metric: null, clear: true, points: name })
  }
  const most = Math.max(...rated.map(({ points }) => points))
  return rated.filter(({ points }) => points === most)
}
