import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { count, fullDay } from '#app/shell/format.server.ts'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { pageLinks } from '#app/shell/shell-data.server.ts'
import { claims } from '#content/claims.ts'
import { heroFigures } from '#features/figures/rules/hero-metrics.ts'
import {
  CAMPAIGNS_PER_PAGE,
  changeShowcase,
  showcaseOf,
} from '#features/figures/server/figures.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { readPage } from '#features/shared/rules/input.ts'
import { oneLine } from '#features/shared/rules/text.ts'
import { platformNames } from '../imports/import.server.ts'
import { counted, deskMeta } from '../shared/desk-view.server.ts'

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

const verbs: FormVerbs<'show' | 'hide'> = {
  show: async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? changeShowcase(args, values.id, true)
  },
  hide: async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? changeShowcase(args, values.id, false)
  },
}

export const showcaseAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['id'])
