import type { LoaderFunctionArgs } from 'react-router'
import { shortDay } from '#app/shell/format.server.ts'
import { accountMeta } from '#app/shell/frame/shell-data.server.ts'
import { type ChannelFigures, channelsOf } from '#features/connections/server/connections.server.ts'
import { type PeriodQuery, periodSearch } from '#features/figures/rules/period.ts'
import { bareHead, periodHead } from '../figures/period-view.server.ts'
import { mainCards, noticesOf, trendView } from './channel-view.server.ts'

function cardView(figures: ChannelFigures, query: PeriodQuery) {
  const { channel, accounts, lastDay } = figures
  return {
    key: channel.key,
    title: channel.title,
    from: [channel.name, ...(accounts.length === 1 ? [accounts[0]?.name ?? ''] : [])].join(' · '),
    to: `/dashboard/canais/${channel.page}${periodSearch({ ...query, platform: null })}`,
    until: lastDay ? `dados até ${shortDay(lastDay)}` : '',
    figures: figures.now ? mainCards(figures) : null,
    empty: figures.now === null && lastDay !== null,
    trend: trendView(figures),
    notices: noticesOf(figures),
  }
}

/** The head of a page about channels: days, comparison and what changes them. */
export function channelHead(url: URL, figures: ChannelFigures | undefined, query: PeriodQuery) {
  const choice = { ...query, platform: null }
  if (!figures?.lastDay) return bareHead(url, choice)
  const { period, firstDay, lastDay, today } = figures
  const received = [{ platform: null, lastDay, live: true }]
  return periodHead(url, { query: choice, period, account: { firstDay, today, received } })
}

export async function channelsData(args: LoaderFunctionArgs) {
  const { channels, query } = await channelsOf(args, args.url.searchParams)
  const [first] = channels
  const head = channelHead(args.url, first, query)
  return {
    meta: accountMeta('Canais'),
    // Each card says how far its own figures go.
    head: { ...head, until: null },
    demo: channels.some(({ demo }) => demo),
    channels: channels.map((figures) => cardView(figures, query)),
  }
}
