import type { LoaderFunctionArgs } from 'react-router'
import { count, fullDay, money } from '#app/shell/format.server.ts'
import { listedArticles } from '#content/derived/article-lists.ts'
import { siteMap } from '#content/site-map.ts'
import { isLeadSource, leadSources } from '#features/leads/rules/leads.ts'
import {
  type OriginRow,
  type OriginView,
  originsOf,
  readingOf,
} from '#features/visits/server/visits.server.ts'
import { deskMeta, formatCount, monthOf } from '../shared/desk-view.server.ts'
import { readingView } from './reading.server.ts'

/** Fewest leads for a meaningful percentage. */
export const ENOUGH = 30

type Sums = Omit<OriginRow, 'source' | 'campaign' | 'page'>

const roundShare = (part: number, whole: number) => Math.round((100 * part) / whole)

export function shareOf({ leads, won }: Sums): string {
  return leads >= ENOUGH ? `${roundShare(won, leads)}% viram clientes` : ''
}

export function costOf({ spend, leads }: Sums): { value: string; note: string } | null {
  if (spend === null) return null
  if (leads === 0) return { value: '—', note: `${money(spend)} gastos, nenhum lead` }
  return { value: money(spend / leads), note: `${money(spend)} em anúncios` }
}

/** Over all leads, including those without an ad. */
function blendedCostOf(sums: Sums) {
  const cost = costOf(sums)
  return cost && sums.leads > 0 ? { ...cost, note: 'por todos os leads' } : cost
}

/** Visits are null when they were not counted. */
type MonthTotal = Omit<Sums, 'visits'> & { visits: number | null }

/** One or two sentences about the month, and whether its figures are small. */
export function monthSummary(
  name: string,
  total: MonthTotal,
  best: { name: string; leads: number } | null,
) {
  const { visits, leads, meetings, won, value } = total
  if (!visits && leads === 0) {
    const none = visits === null ? 'Nenhum lead' : 'Nenhuma visita e nenhum lead'
    return { text: `${none} em ${name}.`, small: false }
  }
  const valueText = value > 0 ? `, que ${won === 1 ? 'vale' : 'valem'} ${money(value)}` : ''
  const outcome = [
    formatCount(meetings, 'reunião', 'reuniões'),
    won > 0 ? `${formatCount(won, 'ganho', 'ganhos')}${valueText}` : 'nenhum ganho ainda',
  ].join(' e ')
  const arrivals = [
    visits !== null && formatCount(visits, 'visita', 'visitas'),
    formatCount(leads, 'lead', 'leads'),
  ].filter((part) => part !== false)
  const arrivalText = `Em ${name} chegaram ${arrivals.join(' e ')}`
  const sentence = leads > 0 ? `${arrivalText}; deles vieram ${outcome}.` : `${arrivalText}.`
  const from =
    best && best.leads > 1 ? ` O que mais trouxe foi ${best.name}, com ${best.leads} leads.` : ''
  return { text: sentence + from, small: leads > 0 && leads < ENOUGH }
}

/** With more leads, one line stands for several. */
const MOST_LINES = 60

const WIDTH = 240
const HEIGHT = 64

type FlowLines = { lost: string; continuing: string; ends: string }

/** A pseudo-random generator seeded by the name, so that a page always looks the same. */
function drawsOf(name: string): () => number {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

const at = (value: number) => Number(value.toFixed(1))

/**
 * Paths of `from` lines, of which `reach` get to the other side and the others end on the way. The
 * lines bend together, and those that continue are spread evenly.
 */
export function flowLines(name: string, from: number, reach: number): FlowLines {
  const draw = drawsOf(name)
  const scale = from > MOST_LINES ? MOST_LINES / from : 1
  const count = Math.round(from * scale)
  const going = reach > 0 ? Math.max(1, Math.round(reach * scale)) : 0
  const gap = Math.min(3.1, (HEIGHT - 8) / Math.max(1, count - 1))
  const bend = 3 + draw() * 5
  const direction = draw() < 0.5 ? -1 : 1
  const lost: string[] = []
  const continuing: string[] = []
  const ends: string[] = []
  for (let line = 0; line < count; line += 1) {
    const y = HEIGHT / 2 + (line - (count - 1) / 2) * gap
    const continues = Math.floor(((line + 1) * going) / count) > Math.floor((line * going) / count)
    const length = continues ? WIDTH : WIDTH * (0.38 + draw() * 0.5)
    const third = length / 3
    const sway = direction * (bend + draw() * 2)
    const end = HEIGHT / 2 + (y - HEIGHT / 2) * 0.85 - direction * (continues ? 0 : draw() * 3)
    const path = `M0 ${at(y)}C${at(third)} ${at(y - sway)} ${at(2 * third)} ${at(end + sway)} ${at(length)} ${at(end)}`
    if (continues) {
      continuing.push(path)
      ends.push(`M${WIDTH} ${at(end)}h.1`)
    } else lost.push(path)
  }
  return { lost: lost.join(''), continuing: continuing.join(''), ends: ends.join('') }
}

/** Texts are pages too: the view shows their titles, and nothing else. */
const views = {
  origem: 'source',
  campanha: 'campaign',
  pagina: 'page',
  conteudo: 'page',
} as const
type ViewName = keyof typeof views

const viewLabels: Record<ViewName, { label: string; column: string }> = {
  origem: { label: 'Origem', column: 'Origem' },
  campanha: { label: 'Campanha', column: 'Campanha' },
  pagina: { label: 'Página', column: 'Página de chegada' },
  conteudo: { label: 'Conteúdo', column: 'Texto' },
}

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

/** Further rows are only part of the total. */
const MOST_ROWS = 40

/** The text at an address. */
function articleAt(page: string) {
  const entry = siteMap.find(({ path, page: family }) => path === page && family === 'article')
  return entry && listedArticles.find(({ slug }) => entry.content === `articles/${slug}`)
}

const sourceLabel = (source: string) => (isLeadSource(source) ? leadSources[source] : source)

function nameOf({ source, campaign, page }: OriginRow, by: OriginView) {
  if (by === 'page') {
    if (page === '')
      return { name: 'Sem visita ao site', note: 'telefone, balcão, indicação', to: '' }
    const article = articleAt(page)
    if (article) return { name: article.title, note: page, to: page }
    return { name: page, note: '', to: siteMap.some(({ path }) => path === page) ? page : '' }
  }
  if (by === 'campaign') {
    const note = campaign ? sourceLabel(source) : 'sem nome de campanha'
    return { name: campaign || sourceLabel(source), note, to: '' }
  }
  return { name: sourceLabel(source), note: sourceNotes[source] ?? '', to: '' }
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

function rowView(row: OriginRow, by: OriginView, hasVisits: boolean) {
  const { visits, leads, meetings, won, value } = row
  const { name, note, to } = nameOf(row, by)
  const going = Math.min(leads, Math.max(meetings, won))
  return {
    key: [row.source, row.campaign, row.page].join('|'),
    name,
    note,
    to,
    visits: hasVisits ? count(visits) : '—',
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

function shorten(rows: OriginRow[]): { visible: OriginRow[]; hiddenCount: number } {
  return { visible: rows.slice(0, MOST_ROWS), hiddenCount: Math.max(0, rows.length - MOST_ROWS) }
}

export async function originsData(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const requestedMonth = query.get('mes') ?? ''
  const requestedView = query.get('por') ?? ''
  const view: ViewName = Object.hasOwn(views, requestedView)
    ? (requestedView as ViewName)
    : 'origem'
  const by = views[view]
  const origins = await originsOf(args, {
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(requestedMonth) ? requestedMonth : null,
    by,
  })
  const { month, today, total, countedSince } = origins
  const reading = readingView(month, today, await readingOf(args, month))
  const address = (changes: { mes?: string; por?: ViewName }) =>
    `/agencia/origens?${new URLSearchParams({ mes: month, por: view, ...changes })}`
  const next = monthBeside(month, 1)
  const hasVisits = countedSince !== null && countedSince.slice(0, 7) <= month
  const { visible, hiddenCount } = shorten(
    view === 'conteudo' ? origins.rows.filter(({ page }) => articleAt(page)) : origins.rows,
  )
  const [first] = origins.rows
  const best =
    first && by === 'source' ? { name: nameOf(first, by).name, leads: first.leads } : null
  const summary = monthSummary(
    monthName(month),
    { ...total, visits: hasVisits ? total.visits : null },
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
    views: (Object.keys(views) as ViewName[])
      .filter((name) => name !== 'conteudo' || listedArticles.length > 0)
      .map((name) => ({
        label: viewLabels[name].label,
        to: address({ por: name }),
        current: name === view,
      })),
    column: viewLabels[view].column,
    summary: summary.text,
    small: summary.small
      ? `São números pequenos: um caso a mais ou a menos muda a ordem. Porcentagens aparecem a partir de ${ENOUGH} leads.`
      : '',
    since:
      countedSince && countedSince.slice(0, 7) >= month && !origins.demo
        ? `As visitas são contadas desde ${fullDay(countedSince)}.`
        : '',
    reading,
    counting: origins.counting,
    demo: origins.demo,
    costs: origins.hasCosts && by !== 'page',
    needsAgencyClient: !origins.hasCosts,
    rows: visible.map((row) => rowView(row, by, hasVisits)),
    hiddenCount,
    total: {
      ...rowView({ source: '', campaign: '', page: '', ...total }, 'source', hasVisits),
      cost: blendedCostOf(total),
    },
  }
}
