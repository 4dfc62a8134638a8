import type { LoaderFunctionArgs } from 'react-router'
import { boardStates } from '#features/leads/rules/funnel.ts'
import { leadStates, OTHER_REASON, sourceName } from '#features/leads/rules/leads.ts'
import {
  COUNTED_TO,
  type LeadGroup,
  type LeadQuery,
  type LeadRow,
  leadGroups,
  leadsOf,
} from '#features/leads/server/leads.server.ts'
import { requireStaff } from '#features/people/server/people.server.ts'
import { readCode } from '#features/shared/rules/reference.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { type Reference, referencesOf } from '#features/visits/server/visits.server.ts'
import { deskMeta, formatCount, initialsOf } from '../shared/desk-view.server.ts'
import { boardData } from './board/board.server.ts'
import { marksOf } from './lead-marks.server.ts'
import { filterSearch, waitView, whenText } from './lead-words.server.ts'
import { undoView } from './undo-text.server.ts'

export { momentText, waitView, whenText } from './lead-words.server.ts'

const periods = [7, 30, 90, 365]

/** The list's address: ?busca=&estado=&origem=&responsavel=&periodo=&pagina= */
export function readLeadQuery(params: URLSearchParams, self: string): LeadQuery {
  const group = params.get('estado')
  const source = params.get('origem')
  const owner = params.get('responsavel') ?? ''
  const days = Number(params.get('periodo'))
  const page = Number(params.get('pagina'))
  return {
    search: stripControls(params.get('busca') ?? '')
      .trim()
      .slice(0, 100),
    group: leadGroups.find((name) => name === group) ?? null,
    source: source?.slice(0, 60) || null,
    owner: owner === 'eu' ? self : owner === 'ninguem' ? 'none' : owner.slice(0, 64) || null,
    days: periods.includes(days) ? days : null,
    page: Number.isInteger(page) && page > 1 && page <= 40 ? page : 1,
  }
}

type Listed = Awaited<ReturnType<typeof leadsOf>>

const groupNames: Record<LeadGroup, string> = { ...leadStates, held: 'Retidas' }
const periodNames = { 7: '7 dias', 30: '30 dias', 90: '90 dias', 365: '12 meses' }

/** Counts are capped, and a search may look at a part of the leads only. */
function formatCapped(count: number, { cut }: Pick<Listed, 'cut'>): string {
  if (count >= COUNTED_TO) return `${COUNTED_TO - 1}+`
  return cut && count > 0 ? `${count}+` : String(count)
}

function rowView(row: LeadRow, { office, settings }: Listed, now: Date) {
  const { meetingAt, waitingSince } = row
  const wait = waitingSince && waitView(office, waitingSince, now, settings.remindAfterHours)
  return {
    id: row.id,
    name: row.name,
    about: row.company || row.email || row.phone,
    state: row.held ? ('held' as const) : row.state,
    stateName: row.held === 'limit' ? 'Retida' : leadStates[row.state],
    source: sourceName(row.source),
    owner: row.owner ? { name: row.owner, initials: initialsOf(row.owner) } : null,
    demo: row.demo,
    version: row.version,
    marks: row.held ? [] : marksOf(row, office.clock.dayOf(now.getTime())),
    wait: wait ? { text: wait.text, late: wait.late } : null,
    when: meetingAt
      ? `reunião ${whenText(office, meetingAt, now)}`
      : whenText(office, row.lastAt, now),
  }
}

/** The same filters as a list or as a board. */
function viewLinks(url: URL) {
  const params = new URLSearchParams(filterSearch(url.searchParams))
  const isBoard = params.get('ver') === 'quadro'
  params.delete('ver')
  params.delete('pagina')
  const list = `/agencia/leads${params.size > 0 ? `?${params}` : ''}`
  params.set('ver', 'quadro')
  return [
    { name: 'Lista', to: list, current: !isBoard },
    { name: 'Quadro', to: `/agencia/leads?${params}`, current: isBoard },
  ]
}

/** Links to the groups that keep the other filters. */
function chipLinks(url: URL, listed: Listed, chosen: LeadGroup | null) {
  const { counts } = listed
  return [null, ...leadGroups]
    .filter((group) => group !== 'held' || counts.held > 0 || chosen === 'held')
    .map((group) => {
      const params = new URLSearchParams(filterSearch(url.searchParams))
      params.delete('pagina')
      if (group) params.set('estado', group)
      else params.delete('estado')
      return {
        group: group ?? ('all' as const),
        name: group ? groupNames[group] : 'Todos',
        count: formatCapped(counts[group ?? 'all'], listed),
        to: `/agencia/leads${params.size > 0 ? `?${params}` : ''}`,
        chosen: group === chosen,
      }
    })
}

function pagesOf(url: URL, page: number, more: boolean) {
  const to = (target: number) => {
    const params = new URLSearchParams(filterSearch(url.searchParams))
    params.set('pagina', String(target))
    return `/agencia/leads?${params}`
  }
  return { page, before: page > 1 ? to(page - 1) : null, after: more ? to(page + 1) : null }
}

function referenceView({ id, code, kind, leadId, leadName }: Reference) {
  const what = kind === 'plan' ? 'pacote montado no site' : 'conversa com o assistente'
  return leadId
    ? { id, text: `Referência ${code}: lead de ${leadName}`, to: `/agencia/leads/${leadId}` }
    : {
        id,
        text: `Referência ${code}: ${what}, ainda sem lead`,
        to: `/agencia/origens/referencias?codigo=${code}`,
      }
}

/** The list with its filters, also shown beside a lead. */
export async function leadListData(args: LoaderFunctionArgs, now: Date) {
  const { id: self } = await requireStaff(args)
  const { url } = args
  const query = readLeadQuery(url.searchParams, self)
  const listed = await leadsOf(args, query)
  const { counts, sources, staff } = listed
  const code = readCode(query.search)
  const references = code ? await referencesOf(args, code) : []
  const filtered = Boolean(query.search || query.source !== null || query.owner || query.days)
  return {
    view: {
      rows: listed.rows.map((row) => rowView(row, listed, now)),
      chips: chipLinks(url, listed, query.group),
      pages: pagesOf(url, query.page, listed.more),
      views: viewLinks(url),
      isBoard: url.searchParams.get('ver') === 'quadro',
      states: boardStates.map((state) => ({ state, name: leadStates[state] })),
      reasons: [...listed.funnel.lossReasons, OTHER_REASON],
      removable: query.group === 'spam' || query.group === 'held',
      search: query.search,
      references: references.map(referenceView),
      filters: filterSearch(url.searchParams),
      filtered,
      empty: counts.all + counts.spam + counts.held === 0 && !filtered,
      many: listed.cut,
      chosen: {
        group: query.group ?? '',
        source: url.searchParams.get('origem') ?? '',
        owner: url.searchParams.get('responsavel') ?? '',
        days: query.days ? String(query.days) : '',
      },
      sources: sources.map((source) => ({ value: source, name: sourceName(source) })),
      owners: staff.map(({ id, name }) => ({
        value: id === self ? 'eu' : id,
        name: id === self ? 'Só comigo' : name,
      })),
      periods: Object.entries(periodNames).map(([value, name]) => ({ value, name })),
      head: headText(listed),
    },
    listed,
    query,
  }
}

function headText(listed: Listed): string {
  const { all, waiting } = listed.counts
  const count =
    all >= COUNTED_TO || listed.cut ? `Mais de ${all - 1} leads` : formatCount(all, 'lead', 'leads')
  if (waiting === 0) return `${count}, ninguém esperando resposta`
  return `${count}, ${formatCapped(waiting, listed)} sem resposta`
}

export async function leadsData(args: LoaderFunctionArgs) {
  const now = new Date()
  const { view, query } = await leadListData(args, now)
  return {
    meta: deskMeta('Leads'),
    list: view,
    board: view.isBoard && !view.empty ? await boardData(args, query, now) : null,
    done: await undoView(args),
  }
}

export type LeadListView = Awaited<ReturnType<typeof leadListData>>['view']
