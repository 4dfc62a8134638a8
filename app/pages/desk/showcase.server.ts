import type { LoaderFunctionArgs } from 'react-router'
import { claims } from '#content/claims.ts'
import { heroFigures } from '#contracts/hero-metrics.ts'
import { readPage } from '#contracts/input.ts'
import { oneLine } from '#contracts/one-line.ts'
import { CAMPAIGNS_PER_PAGE, showcaseOf } from '#server/modules/showcase/showcase.server.ts'
import { count, fullDay } from '../dashboard/format.server.ts'
import { pageLinks } from '../dashboard/page-links.server.ts'
import { counted, deskMeta } from './desk-view.server.ts'
import { platformNames } from './import-view.server.ts'

export async function showcaseData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const search = oneLine(query.get('busca') ?? '')
    .trim()
    .slice(0, 100)
  const page = readPage(query.get('pagina'))
  const { campaigns, found, shown, totals } = await showcaseOf(args, { search, page })
  const { roi, satisfaction, live } = heroFigures(
    totals,
    claims.heroFallback ?? { roi: 0, satisfaction: 0 },
  )
  const shows = live || claims.heroFallback !== undefined
  const percent = (value: number) => (shows ? `${count(value)}%` : '–')
  return {
    meta: deskMeta('Na vitrine'),
    search,
    found: counted(found, 'campanha', 'campanhas'),
    shown: counted(shown, 'campanha na vitrine', 'campanhas na vitrine'),
    home: { live, shows, roi: percent(roi), satisfaction: percent(satisfaction) },
    rows: campaigns.map(({ id, name, client, source, shown: isShown, lastDay }) => ({
      id,
      name,
      isShown,
      about: [
        client,
        source && platformNames[source],
        lastDay ? `até ${fullDay(lastDay)}` : 'sem números',
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    pages: pageLinks(args.url, page, found, CAMPAIGNS_PER_PAGE),
  }
}
