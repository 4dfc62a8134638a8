import type { LoaderFunctionArgs } from 'react-router'
import { count, fullDay } from '#app/shell/format.server.ts'
import { pageLinks } from '#app/shell/frame/shell-data.server.ts'
import { claims } from '#content/claims.ts'
import { heroFigures } from '#features/figures/rules/hero-metrics.ts'
import { platformName } from '#features/figures/rules/period.ts'
import {
  CAMPAIGNS_PER_PAGE,
  setShowcase,
  showcaseOf,
} from '#features/figures/server/figures.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { readPage } from '#features/shared/rules/input.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { act, deskAction, samePage } from '../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../shared/desk-view.server.ts'

export async function showcaseData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const search = stripControls(query.get('busca') ?? '')
    .trim()
    .slice(0, 100)
  const page = readPage(query.get('pagina'))
  const { campaigns, matches: total, shown, totals } = await showcaseOf(args, { search, page })
  const { roi, satisfaction, live } = heroFigures(
    totals,
    claims.heroFallback ?? { roi: 0, satisfaction: 0 },
  )
  const visible = live || claims.heroFallback !== undefined
  const percent = (value: number) => (visible ? `${count(value)}%` : '–')
  return {
    meta: deskMeta('Na vitrine'),
    search,
    result: formatCount(total, 'campanha', 'campanhas'),
    shown: formatCount(shown, 'campanha na vitrine', 'campanhas na vitrine'),
    home: { live, visible, roi: percent(roi), satisfaction: percent(satisfaction) },
    rows: campaigns.map(({ id, name, client, source, shown: isShown, lastDay }) => ({
      id,
      name,
      isShown,
      about: [
        client,
        source && platformName(source),
        lastDay ? `até ${fullDay(lastDay)}` : 'sem números',
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    pages: pageLinks(args.url, page, total, CAMPAIGNS_PER_PAGE),
  }
}

export const showcaseAction = deskAction('showcase', samePage, {
  show: act(itemForm, ({ database, staffId }, { id }) =>
    setShowcase(database, staffId, { id, shown: true }),
  ),
  hide: act(itemForm, ({ database, staffId }, { id }) =>
    setShowcase(database, staffId, { id, shown: false }),
  ),
})
