import {
  choiceText,
  comparedText,
  dayCounts,
  monthText,
  type PeriodChoice,
  type PeriodQuery,
  periodParams,
  periodTitle,
  platformName,
  type Received,
  type ResolvedPeriod,
  shortDay,
  spanText,
} from '#features/figures/rules/period.ts'
import type { PeriodReport } from '#features/figures/server/figures.server.ts'
import { addMonths, monthOf } from '#features/shared/rules/days.ts'
import type { PeriodHead, PeriodLink } from './period-head.ts'

const MOST_MONTHS = 36

const quick: PeriodChoice[] = [
  ...dayCounts.map((days) => ({ kind: 'days' as const, days })),
  { kind: 'this-month' },
  { kind: 'last-month' },
]

const short = (choice: PeriodChoice) =>
  choice.kind === 'days' ? `${choice.days} dias` : periodTitle(choice)

/** Parameters besides the period; the page number is dropped because another period has other pages. */
function extraParams(url: URL): [string, string][] {
  const managed = [
    'periodo',
    'comparar',
    'plataforma',
    'mes',
    'de',
    'ate',
    'pagina',
    'tabela',
    'index',
  ]
  return [...url.searchParams].filter(([name]) => !managed.includes(name))
}

function linkTo(url: URL, query: PeriodQuery): string {
  const params = periodParams(query)
  for (const [name, value] of extraParams(url)) params.set(name, value)
  return `${url.pathname}?${params}`
}

function quickLinks(url: URL, query: PeriodQuery): PeriodLink[] {
  return quick.map((choice) => ({
    label: short(choice),
    name: periodTitle(choice),
    to: linkTo(url, { ...query, choice }),
    current: choiceText(choice) === choiceText(query.choice),
  }))
}

type Month = { value: string; label: string }

function listMonths(first: string | null, today: string): Month[] {
  const months: Month[] = []
  for (let month = monthOf(today); months.length < MOST_MONTHS; month = addMonths(month, -1)) {
    months.push({ value: month, label: monthText(month) })
    if (!first || month <= monthOf(first)) break
  }
  return months
}

const MOST_LISTS = 100
const lists = new Map<string, Month[]>()

/** Every month there are figures of, the latest first. Kept, since every page lists the same. */
function monthsOf(first: string | null, today: string): Month[] {
  const key = `${first && monthOf(first)} ${monthOf(today)}`
  const months = lists.get(key) ?? listMonths(first, today)
  if (lists.size >= MOST_LISTS) lists.clear()
  lists.set(key, months)
  return months
}

const activeFilters = ({ platform, comparison }: PeriodQuery) => [
  ...(platform ? [platformName(platform)] : []),
  ...(comparison === 'year' ? ['contra o ano passado'] : []),
]

type PeriodData = Pick<PeriodReport, 'query'> & {
  account: Pick<PeriodReport['account'], 'firstDay' | 'today'> & { received: Received[] }
  period: ResolvedPeriod
}

/** 'dados até 14/11', or platform by platform where they differ. */
function untilText({ account, period }: PeriodData): string | null {
  const current = account.received.filter(
    ({ platform, lastDay, live }) =>
      lastDay && live && period.platforms.some((each) => each.platform === platform),
  )
  const days = [...new Set(current.map(({ lastDay }) => lastDay as string))]
  if (days.length === 0) {
    return period.received && `dados até ${shortDay(period.received.last)}`
  }
  if (days.length === 1) return `dados até ${shortDay(days[0] as string)}`
  const each = current.map(
    ({ platform, lastDay }) =>
      `${platform ? platformName(platform) : 'outros'} até ${shortDay(lastDay as string)}`,
  )
  return `dados do ${each.join(', ')}`
}

/** The head of a page with figures: its days, the comparison, and the controls to change them. */
export function periodHead(url: URL, report: PeriodData): PeriodHead {
  const { query, account, period } = report
  const span = period.received ?? period.requested
  const { choice } = query
  const platforms = account.received.flatMap(({ platform }) => platform ?? [])
  return {
    title: periodTitle(choice),
    span: spanText(span),
    until: untilText(report),
    compared: comparedText(period),
    links: quickLinks(url, query),
    active: activeFilters(query),
    filters: {
      period: choiceText(choice),
      comparison: query.comparison === 'year' ? 'ano' : '',
      platform: query.platform ?? '',
      platforms:
        platforms.length > 1 || query.platform
          ? platforms.map((platform) => ({ value: platform, label: platformName(platform) }))
          : [],
      month: choice.kind === 'month' ? choice.month : '',
      months: monthsOf(account.firstDay, account.today),
      first: span.first,
      last: span.last,
      today: account.today,
      extraParams: extraParams(url),
      custom: choice.kind === 'month' || choice.kind === 'dates',
    },
    key: `${choiceText(choice)} ${query.comparison} ${query.platform}`,
  }
}

/** The head of a page whose figures could not be loaded. */
export function bareHead(url: URL, query: PeriodQuery): PeriodHead {
  return {
    title: periodTitle(query.choice),
    span: null,
    until: null,
    compared: null,
    links: quickLinks(url, query),
    active: activeFilters(query),
    filters: null,
    key: choiceText(query.choice),
  }
}
