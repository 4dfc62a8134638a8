import { data, type LoaderFunctionArgs } from 'react-router'
import { count, roundPercent } from '#app/shell/format.server.ts'
import { accountMeta } from '#app/shell/frame/shell-data.server.ts'
import { channelOf } from '#features/connections/server/connections.server.ts'
import { periodSearch } from '#features/figures/rules/period.ts'
import {
  mainCards,
  noticesOf,
  otherCards,
  postsView,
  tableView,
  trendView,
  updatedText,
} from './channel-view.server.ts'
import { channelHead } from './channels.server.ts'

type Split = { brand: number; other: number; untold: number }

/** Parts of a total as bars; none without a total. */
function splitView({ brand, other, untold }: Split) {
  const total = brand + other + untold
  if (total === 0) return null
  const part = (label: string, value: number) => ({
    label,
    value: count(value),
    share: roundPercent((100 * value) / total),
    percent: (100 * value) / total,
  })
  return [part('Pela marca', brand), part('Outras buscas', other), part('Não reveladas', untold)]
}

export async function channelData(args: LoaderFunctionArgs) {
  const found = await channelOf(args, args.params.canal ?? '', args.url.searchParams)
  if (!found) throw data(null, 404)
  const { figures, tables, posts, split, query } = found
  const { channel, accounts } = figures
  return {
    meta: accountMeta(channel.title),
    crumb: channel.title,
    title: channel.title,
    from: [channel.name, ...accounts.map(({ name }) => name)].join(' · '),
    head: channelHead(args.url, figures, query),
    back: `/dashboard/canais${periodSearch({ ...query, platform: null })}`,
    demo: figures.demo,
    notices: noticesOf(figures),
    notes: channel.notes,
    updated: updatedText(figures),
    figures: figures.now && {
      cards: mainCards(figures),
      others: otherCards(figures),
      trend: trendView(figures),
      split: split && splitView(split),
      tables: tables.map(({ table, values }) => tableView(figures, table, values)),
      posts: posts.map((each) => postsView(figures, each)),
    },
  }
}
