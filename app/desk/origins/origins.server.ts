import type { LoaderFunctionArgs } from 'react-router'
import { count, fullDay, money } from '#app/shell/format.server.ts'
import { siteMap } from '#content/site-map.ts'
import { isLeadSource, leadSources } from '#features/leads/rules/lead-states.ts'
import {
  type OriginRow,
  type OriginView,
  originsOf,
} from '#features/visits/server/visits.server.ts'
import { deskMeta, monthOf } from '../shared/desk-view.server.ts'
import { flowLines } from './flow-lines.server.ts'
import { blendedCostOf, costOf, ENOUGH, monthInWords, shareOf } from './origins-words.server.ts'

const views = { origem: 'source', campanha: 'campaign', pagina: 'page' } as const
type ViewName = keyof typeof views

const viewLabels: Record<ViewName, { label: string; column: string }> = {
  origem: { label: 'Origem', column: 'Origem' },
  campanha: { label: 'Campanha', column: 'Campanha' },
  pagina: { label: 'Página', column: 'Página de chegada' },
}

/** What a source means, where its name alone does not say. */
const sourceNotes: Record<string, string> = {
  search: 'Google e outros buscadores, sem anúncio',
  social: 'perfis e publicações, sem anúncio',
  links: 'a página de links e a bio',
  campaign: 'endereços marcados com o nome dela',
  site: 'quem tem um link para cá',
  direct: 'endereço digitado, favorito ou app que não diz de onde',
  'google-ads': 'anúncios no Google',
  'meta-ads': 'anúncios no Instagram e no Facebook',
}

/** Rows a person reads; the rest is summed in the last one. */
const SHOWN = 40

const known = new Set(siteMap.map(({ path }) => path))
const sourceWord = (source: string) => (isLeadSource(source) ? leadSources[source] : source)

function nameOf({ source, campaign, page }: OriginRow, by: OriginView) {
  if (by === 'page') {
    if (page === '')
      return { name: 'Sem visita ao site', note: 'telefone, balcão, indicação', to: '' }
    return { name: page, note: '', to: known.has(page) ? page : '' }
  }
  if (by === 'campaign') {
    const note = campaign ? sourceWord(source) : 'sem nome de campanha'
    return { name: campaign || sourceWord(source), note, to: '' }
  }
  return { name: sourceWord(source), note: sourceNotes[source] ?? '', to: '' }
}

const monthFormat = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const monthName = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`))

function monthBeside(month: string, step: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + step)
  return date.toISOString().slice(0, 7)
}

function rowView(row: OriginRow, by: OriginView, visitsKnown: boolean) {
  const { visits, leads, meetings, won, value } = row
  const { name, note, to } = nameOf(row, by)
  const going = Math.min(leads, Math.max(meetings, won))
  return {
    key: [row.source, row.campaign, row.page].join('|'),
    name,
    note,
    to,
    visits: visitsKnown ? count(visits) : '—',
    leads: count(leads),
    meetings: count(meetings),
    won: count(won),
    share: shareOf(row),
    value: value > 0 ? money(value) : '—',
    cost: costOf(row),
    lines: {
      toMeeting: flowLines(`${name}-1`, leads, going),
      toWon: flowLines(`${name}-2`, going, won),
    },
  }
}

/** Everything past the list, in one row. */
function shorten(rows: OriginRow[]): { shown: OriginRow[]; left: number } {
  return { shown: rows.slice(0, SHOWN), left: Math.max(0, rows.length - SHOWN) }
}

export async function originsData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const asked = query.get('mes') ?? ''
  const wanted = query.get('por') ?? ''
  const view: ViewName = Object.hasOwn(views, wanted) ? (wanted as ViewName) : 'origem'
  const by = views[view]
  const found = await originsOf(args, {
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : null,
    by,
  })
  const { month, today, total, countedSince } = found
  const address = (changes: { mes?: string; por?: ViewName }) =>
    `/agencia/origens?${new URLSearchParams({ mes: month, por: view, ...changes })}`
  const next = monthBeside(month, 1)
  const visitsKnown = countedSince !== null && countedSince.slice(0, 7) <= month
  const { shown, left } = shorten(found.rows)
  const [first] = found.rows
  const best =
    first && by === 'source' ? { name: nameOf(first, by).name, leads: first.leads } : null
  const words = monthInWords(
    monthName(month),
    { ...total, visits: visitsKnown ? total.visits : null },
    best,
  )
  return {
    meta: deskMeta('De onde vêm'),
    month: {
      name: monthName(month),
      before: {
        name: monthOf(`${monthBeside(month, -1)}-01`),
        to: address({ mes: monthBeside(month, -1) }),
      },
      next:
        next <= today.slice(0, 7)
          ? { name: monthOf(`${next}-01`), to: address({ mes: next }) }
          : null,
    },
    views: (Object.keys(views) as ViewName[]).map((name) => ({
      label: viewLabels[name].label,
      to: address({ por: name }),
      current: name === view,
    })),
    column: viewLabels[view].column,
    say: words.text,
    small: words.small
      ? `São números pequenos: um caso a mais ou a menos muda a ordem. Porcentagens aparecem a partir de ${ENOUGH} leads.`
      : '',
    since:
      countedSince && countedSince.slice(0, 7) >= month && !found.demo
        ? `As visitas são contadas desde ${fullDay(countedSince)}.`
        : '',
    counting: found.counting,
    demo: found.demo,
    costs: found.knowsCosts && by !== 'page',
    asksForAgency: !found.knowsCosts,
    rows: shown.map((row) => rowView(row, by, visitsKnown)),
    left,
    total: {
      ...rowView({ source: '', campaign: '', page: '', ...total }, 'source', visitsKnown),
      cost: blendedCostOf(total),
    },
  }
}
