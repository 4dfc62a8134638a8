import { clientReplies } from '#content/assistant/client.ts'
import {
  isCountable,
  type Metric,
  metricValue,
  writeMetric,
} from '#features/connections/rules/metrics.ts'
import {
  type ChannelFigures,
  readChannels,
} from '#features/connections/server/connections.server.ts'
import {
  type PeriodQuery,
  periodSearch,
  shortDay,
  spanText,
} from '#features/figures/rules/period.ts'
import { readPeriod } from '#features/figures/server/figures.server.ts'
import type { Day } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { upperFirst } from '../../chat/answers/wording.ts'
import { namedPlatform } from '../named-platform.ts'
import type { ClientQuestion } from '../read-client-question.ts'
import { comparedWith, join, named } from '../say-figures.ts'
import { type AskedChannel, findChannels } from './find-channels.ts'

const MOST_CHANNELS = 3
const MOST_PERIODS = 2
const MOST_PARTS = 6

/** Without a period of its own, a question is about the days the pages show first. */
function queriesOf({ periods, comparison }: ClientQuestion): PeriodQuery[] {
  const choices = periods.length > 0 ? periods : [{ kind: 'days', days: 30 } as const]
  return choices.slice(0, MOST_PERIODS).map((choice) => ({ choice, comparison, platform: null }))
}

/** What the reader must know of where the figures come from. */
function caveats({ period, firstDay, demo }: ChannelFigures): string[] {
  const last = period.received?.last
  const begins = firstDay && firstDay > period.requested.first ? firstDay : null
  return [
    ...(last && last < period.requested.last
      ? [clientReplies.until.replace('{day}', shortDay(last))]
      : []),
    ...(begins
      ? [clientReplies.since.replace('{day}', spanText({ first: begins, last: begins }))]
      : []),
    ...(demo ? [clientReplies.demo] : []),
  ]
}

type Said = { figures: ChannelFigures; query: PeriodQuery }

/** ': **42**, 12% a mais do que em …', or why there is no number. */
function sayMetric({ figures, query }: Said, metric: Metric): string {
  const { channel, now, before, lost, accounts, period, currency } = figures
  const facts = {
    '{channel}': channel.title,
    '{figure}': metric.name,
    '{period}': named({ query, period }),
  }
  const reply = (text: string, day = '') =>
    Object.entries({ ...facts, '{day}': day }).reduce(
      (all, [name, fact]) => all.replaceAll(name, fact),
      text,
    )
  const since = lost.find(({ name }) => name === metric.name)?.since
  if (since && (!period.received || since <= period.received.last))
    return reply(clientReplies.channelLost, spanText({ first: since, last: since }))
  if (!now) return reply(clientReplies.channelEmpty)
  if (!isCountable(metric, currency)) return reply(clientReplies.channelCurrencies)
  const value = metricValue(metric, now)
  if (value === null && metric.adds.by === 'never') {
    return reply(
      accounts.length > 1 ? clientReplies.channelAccounts : clientReplies.channelNotAdded,
    )
  }
  if (value === null) return reply(clientReplies.channelNothing)
  const write = (amount: number) => writeMetric(metric, amount, currency)
  const earlier = before && metricValue(metric, before)
  const less = channel.lower?.includes(metric.key) ? clientReplies.lowerIsBetter : ''
  const compared = () => {
    if (earlier === null || !period.before) return ''
    if (metric.unit === 'position' || metric.unit === 'percent')
      return `; em ${spanText(period.before)}, ${write(earlier)}`
    return comparedWith({ now: value, before: earlier }, period.before, write)
  }
  const when = named({ query, period })
  return join(
    `${upperFirst(when)}, ${metric.name} (${channel.title}): **${write(value)}**${compared()}.`,
    less,
  )
}

/** One figure, or the three that matter. */
function sayChannel(said: Said, metric: Metric | null): string {
  const { channel } = said.figures
  const metrics = metric
    ? [metric]
    : channel.figures.flatMap((key) => channel.metrics.find((each) => each.key === key) ?? [])
  return metrics.map((each) => sayMetric(said, each)).join('\n')
}

type Turn = {
  /** As it was asked, and with what it does not say again. */
  asked: ClientQuestion
  question: ClientQuestion
  /** What a short question goes on from. */
  before: ClientQuestion | undefined
}

function findAsked({ asked, before }: Turn): AskedChannel[] {
  const found = findChannels(asked, before !== undefined)
  // 'e no mês passado?' names nothing new, 'e quanto gastei?' does.
  return found.length > 0 || !before || asked.figure ? found : findChannels(before)
}

/**
 * The answer from the channels of this client, inside `asClient`; undefined where the question is
 * about something else.
 */
export async function answerChannels(
  tx: Transaction,
  client: { id: string },
  turn: Turn,
  today: Day,
): Promise<string | undefined> {
  const asked = findAsked(turn)
  if (asked.length === 0) return undefined
  const parts: string[] = []
  const links = new Map<string, string>()
  const notes = new Set<string>()
  for (const query of queriesOf(turn.question)) {
    const read = await readChannels(tx, client.id, query, { today })
    for (const { channel, metric } of asked) {
      const figures = read.find((each) => each.channel.key === channel.key)
      if (!figures) continue
      parts.push(sayChannel({ figures, query }, metric))
      for (const note of caveats(figures)) notes.add(note)
      const to = `/dashboard/canais/${channel.page}${periodSearch(query)}`
      if (!links.has(channel.key)) links.set(channel.key, `[${channel.title}](${to})`)
    }
  }
  if (parts.length > 0) {
    const seen = `${clientReplies.seen} ${[...links.values()].slice(0, MOST_CHANNELS).join(', ')}.`
    return join(parts.slice(0, MOST_PARTS).join('\n'), ...notes, seen)
  }
  const missing = asked.find(({ clear }) => clear)
  const [query] = queriesOf(turn.question)
  // Files may have brought what the channel would: then the ads answer.
  const isOfFiles =
    query && namedPlatform(turn.question, await readPeriod(tx, client.id, query, today))
  if (!missing || isOfFiles) return undefined
  return clientReplies.channelMissing.replace('{channel}', missing.channel.title)
}
