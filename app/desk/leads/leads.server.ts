import type { LoaderFunctionArgs } from 'react-router'
import { fullDay, shortDay } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import { businessMinutes, type Office } from '#features/calendar/rules/business-time.ts'
import { hourText, waitText } from '#features/calendar/rules/clock-text.ts'
import { leadStates, sourceName } from '#features/leads/rules/leads.ts'
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
import { oneLine } from '#features/shared/rules/text.ts'
import { type Reference, referencesOf } from '#features/visits/server/visits.server.ts'
import { counted, deskMeta, initialsOf } from '../shared/desk-view.server.ts'

const periods = [7, 30, 90, 365]

/** The list's address: ?busca=&estado=&origem=&responsavel=&periodo=&pagina= */
export function readLeadQuery(params: URLSearchParams, self: string): LeadQuery {
  const group = params.get('estado')
  const source = params.get('origem')
  const owner = params.get('responsavel') ?? ''
  const days = Number(params.get('periodo'))
  const page = Number(params.get('pagina'))
  return {
    search: oneLine(params.get('busca') ?? '')
      .trim()
      .slice(0, 100),
    group: leadGroups.find((name) => name === group) ?? null,
    source: source?.slice(0, 60) || null,
    owner: owner === 'eu' ? self : owner === 'ninguem' ? 'none' : owner.slice(0, 64) || null,
    days: periods.includes(days) ? days : null,
    page: Number.isInteger(page) && page > 1 && page <= 40 ? page : 1,
  }
}

/** The filters as a query string, for links to a lead. */
function filterSearch(params: URLSearchParams): string {
  const filters = new URLSearchParams()
  for (const name of ['busca', 'estado', 'origem', 'responsavel', 'periodo', 'pagina']) {
    const value = params.get(name)
    if (value) filters.set(name, value)
  }
  const text = filters.toString()
  return text && `?${text}`
}

const DAY = 86_400_000

/** hoje, 10h30; ontem, 9h; há 4 dias; 13/11 */
export function whenText(office: Office, moment: Date, now: Date): string {
  const day = office.clock.dayOf(moment.getTime())
  const today = office.clock.dayOf(now.getTime())
  const daysApart = Math.round((Date.parse(day) - Date.parse(today)) / DAY)
  const hour = hourText(moment.getTime(), brand.timeZone)
  if (daysApart === 0) return `hoje, ${hour}`
  if (daysApart === -1) return `ontem, ${hour}`
  if (daysApart === 1) return `amanhã, ${hour}`
  if (daysApart < 0 && daysApart > -7) return `há ${-daysApart} dias`
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : fullDay(day)
}

/** The same, with its hour, for a timeline. */
export function momentText(office: Office, moment: Date, now: Date): string {
  const text = whenText(office, moment, now)
  const hour = hourText(moment.getTime(), brand.timeZone)
  return text.includes('h') && /\dh/.test(text) ? text : `${text}, ${hour}`
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** Waiting time in opening hours, and whether it is too long. */
export function waitView(office: Office, since: Date, now: Date, hours: number) {
  const minutes = businessMinutes(office, since.getTime(), now.getTime())
  return {
    minutes,
    text: minutes === 0 ? 'novo' : waitText(minutes),
    sentence:
      minutes === 0 ? 'Chegou há pouco ou fora do expediente' : `Espera há ${waitText(minutes)}`,
    late: minutes >= hours * 60,
    part: Math.min(100, Math.round((minutes / (hours * 60)) * 100)),
  }
}

type Listed = Awaited<ReturnType<typeof leadsOf>>

const groupNames: Record<LeadGroup, string> = { ...leadStates, held: 'Retidas' }
const periodNames = { 7: '7 dias', 30: '30 dias', 90: '90 dias', 365: '12 meses' }

/** Counts are capped, and a search may look at a part of the leads only. */
function upTo(count: number, { cut }: Pick<Listed, 'cut'>): string {
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
    wait: wait ? { text: wait.text, late: wait.late } : null,
    when: meetingAt
      ? `reunião ${whenText(office, meetingAt, now)}`
      : whenText(office, row.lastAt, now),
  }
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
        count: upTo(counts[group ?? 'all'], listed),
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
  }
}

function headText(listed: Listed): string {
  const { all, waiting } = listed.counts
  const count =
    all >= COUNTED_TO || listed.cut ? `Mais de ${all - 1} leads` : counted(all, 'lead', 'leads')
  if (waiting === 0) return `${count}, ninguém esperando resposta`
  return `${count}, ${upTo(waiting, listed)} sem resposta`
}

export async function leadsData(args: LoaderFunctionArgs) {
  const { view } = await leadListData(args, new Date())
  return { meta: deskMeta('Leads'), list: view }
}

export type LeadListView = Awaited<ReturnType<typeof leadListData>>['view']
