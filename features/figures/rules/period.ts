import {
  addDays,
  addMonths,
  countDays,
  type Day,
  dayWith,
  earlierDay,
  isDay,
  isMonth,
  monthOf,
  monthSpan,
  type Span,
  yearBefore,
} from '#features/shared/rules/days.ts'
import { capitalizeFirst } from '#features/shared/rules/text.ts'

/** Offered lengths; `defaultDays` is the first visit's. */
export const dayCounts = [7, 30, 90] as const
type DayCount = (typeof dayCounts)[number]
const defaultDays: DayCount = 30

export type PeriodChoice =
  | { kind: 'days'; days: DayCount }
  | { kind: 'this-month' }
  | { kind: 'last-month' }
  | { kind: 'month'; month: string }
  | { kind: 'dates'; first: Day; last: Day }

/** A platform nobody wrote a reader for, by the name staff gave it: 'outra:TikTok Ads'. */
export type OtherPlatform = `outra:${string}`
export type Platform = 'meta' | 'google' | OtherPlatform
export const platforms = ['meta', 'google'] as const
export const platformNames = { meta: 'Meta Ads', google: 'Google Ads' }

const OTHER = 'outra:'
export const isOther = (text: string): text is OtherPlatform =>
  text.startsWith(OTHER) && text.length > OTHER.length

export const platformName = (platform: Platform): string =>
  isOther(platform) ? platform.slice(OTHER.length) : platformNames[platform]

/** Everything that selects the rows of a page; all of it is in the query string. */
export type PeriodQuery = {
  choice: PeriodChoice
  /** With the days or months right before, or the same ones of last year. */
  comparison: 'before' | 'year'
  platform: Platform | null
}

/** Longest period in days. */
const LONGEST = 731

function readDates(one: string, other: string): PeriodChoice | null {
  if (!isDay(one) || !isDay(other)) return null
  const [first, last] = one <= other ? [one, other] : [other, one]
  const earliest = addDays(last, 1 - LONGEST)
  return { kind: 'dates', first: first < earliest ? earliest : first, last }
}

function readChoice(params: URLSearchParams): PeriodChoice | null {
  const text = params.get('periodo') ?? ''
  const days = dayCounts.find((count) => String(count) === text)
  if (days) return { kind: 'days', days }
  if (text === 'este-mes') return { kind: 'this-month' }
  if (text === 'mes-passado') return { kind: 'last-month' }
  if (/^\d{4}-\d{2}$/.test(text) && isMonth(text)) return { kind: 'month', month: text }
  // A form without scripts sends separate fields.
  if (text === 'mes') {
    const month = params.get('mes') ?? ''
    return isMonth(month) ? { kind: 'month', month } : null
  }
  if (text === 'datas') return readDates(params.get('de') ?? '', params.get('ate') ?? '')
  const [first = '', last = ''] = text.split('_')
  return readDates(first, last)
}

const LONGEST_NAME = 40

const otherIn = (text: string | null): OtherPlatform | null =>
  text && isOther(text) && text.length <= OTHER.length + LONGEST_NAME ? text : null

/** Invalid parameters are ignored. */
export function readPeriodQuery(params: URLSearchParams): PeriodQuery {
  const platform = params.get('plataforma')
  return {
    choice: readChoice(params) ?? { kind: 'days', days: defaultDays },
    comparison: params.get('comparar') === 'ano' ? 'year' : 'before',
    platform: platforms.find((each) => each === platform) ?? otherIn(platform),
  }
}

export const defaultPeriod: PeriodQuery = readPeriodQuery(new URLSearchParams())

export function choiceText(choice: PeriodChoice): string {
  switch (choice.kind) {
    case 'days':
      return String(choice.days)
    case 'this-month':
      return 'este-mes'
    case 'last-month':
      return 'mes-passado'
    case 'month':
      return choice.month
    case 'dates':
      return `${choice.first}_${choice.last}`
  }
}

/** The period always, other parameters only when not the default. */
export function periodParams({ choice, comparison, platform }: PeriodQuery): URLSearchParams {
  const params = new URLSearchParams({ periodo: choiceText(choice) })
  if (comparison === 'year') params.set('comparar', 'ano')
  if (platform) params.set('plataforma', platform)
  return params
}

export const periodSearch = (query: PeriodQuery): string => `?${periodParams(query)}`

/** How far a platform's figures go. `null` is demo data without a platform. */
export type Received = {
  platform: Platform | null
  lastDay: Day | null
  /** Whether a campaign there may still bring figures. */
  live: boolean
}

export type PlatformSpans = { platform: Platform | null; now: Span | null; before: Span | null }

export type ResolvedPeriod = {
  /** The requested days, up to today. */
  requested: Span
  /** The part of it received from at least one platform. */
  received: Span | null
  days: number
  /** The compared span, platform by platform: as many days, or the same part of a month. */
  before: Span | null
  platforms: PlatformSpans[]
}

function requestedSpan(choice: PeriodChoice, lastReceived: Day, today: Day): Span {
  switch (choice.kind) {
    case 'days':
      return { first: addDays(lastReceived, 1 - choice.days), last: lastReceived }
    case 'this-month':
      return { first: monthSpan(monthOf(today)).first, last: today }
    case 'last-month':
      return monthSpan(addMonths(monthOf(today), -1))
    case 'month':
      return monthSpan(choice.month)
    case 'dates':
      return choice
  }
}

/** A month of the choice, or the whole months that its dates are; else 0. */
function monthsOf(choice: PeriodChoice): number {
  if (choice.kind === 'days') return 0
  if (choice.kind !== 'dates') return 1
  const { first, last } = choice
  const [from, to] = [monthOf(first), monthOf(last)]
  if (first !== monthSpan(from).first || last !== monthSpan(to).last) return 0
  return monthNumber(to) - monthNumber(from) + 1
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

/** The same day some months before; the end of a month becomes the end of the other one. */
function monthsBefore(day: Day, months: number): Day {
  const { last } = monthSpan(addMonths(monthOf(day), -months))
  if (day === monthSpan(monthOf(day)).last) return last
  return earlierDay(`${monthOf(last)}${day.slice(7)}`, last)
}

/**
 * Whole months are compared with as many whole months before, whatever their length; a month that
 * goes on, with its same days; other spans with as many days right before.
 */
function spanBefore({ choice, comparison }: PeriodQuery, requested: Span, now: Span): Span {
  const months = monthsOf(choice)
  if (months > 0) {
    const back = comparison === 'year' ? 12 : months
    return { first: monthsBefore(now.first, back), last: monthsBefore(now.last, back) }
  }
  const { first } = requested
  const start = comparison === 'year' ? yearBefore(first) : addDays(first, -countDays(requested))
  return spanFrom(start, countDays(now))
}

const spanFrom = (first: Day, days: number): Span => ({ first, last: addDays(first, days - 1) })

/**
 * The days of a period for each platform. It ends at the last day received there, since missing
 * days are not zeros. A platform without a live campaign is not behind: its days without rows are
 * days without ads.
 */
export function resolvePeriod(
  query: PeriodQuery,
  received: readonly Received[],
  today: Day,
): ResolvedPeriod {
  const selected = received.filter(({ platform }) => !query.platform || platform === query.platform)
  const lastDays = selected.flatMap(({ lastDay }) => (lastDay ? [earlierDay(lastDay, today)] : []))
  const lastReceived = lastDays.length > 0 ? lastDays.reduce((a, b) => (a > b ? a : b)) : null
  const whole = requestedSpan(query.choice, lastReceived ?? today, today)
  // Future days have not arrived either.
  const last = whole.first > today ? whole.last : earlierDay(whole.last, today)
  const requested = { first: whole.first, last }
  const spans = selected.map(({ platform, lastDay, live }) => {
    const until = lastDay && (live ? earlierDay(lastDay, today) : lastReceived)
    const last = until && earlierDay(requested.last, until)
    return {
      platform,
      now: last && last >= requested.first ? { first: requested.first, last } : null,
    }
  })
  const days = Math.max(0, ...spans.map(({ now }) => (now ? countDays(now) : 0)))
  const span = days > 0 ? spanFrom(requested.first, days) : null
  return {
    requested,
    received: span,
    days,
    before: span && spanBefore(query, requested, span),
    platforms: spans.map(({ platform, now }) => ({
      platform,
      now,
      before: now && spanBefore(query, requested, now),
    })),
  }
}

const dayOfYear = dayWith({ day: 'numeric', month: 'short' })
const dayAndYear = dayWith({ day: 'numeric', month: 'short', year: 'numeric' })
const dayOnly = dayWith({ day: 'numeric' })
const monthAndYear = dayWith({ month: 'long', year: 'numeric' })
/** '14/11' */
export const shortDay = dayWith({ day: '2-digit', month: '2-digit' })

/** '14/11/2026' */
export const fullDay = dayWith({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** '1 a 14 de nov. de 2026', '17 de out. a 15 de nov. de 2026' */
export function spanText({ first, last }: Span): string {
  if (first === last) return dayAndYear(last)
  if (monthOf(first) === monthOf(last)) return `${dayOnly(first)} a ${dayAndYear(last)}`
  const begin = first.slice(0, 4) === last.slice(0, 4) ? dayOfYear(first) : dayAndYear(first)
  return `${begin} a ${dayAndYear(last)}`
}

/** 'Outubro de 2026' */
export function monthText(month: string): string {
  return capitalizeFirst(monthAndYear(`${month}-01`))
}

/** A period's name without its days. */
export function periodTitle(choice: PeriodChoice): string {
  switch (choice.kind) {
    case 'days':
      return `Últimos ${choice.days} dias`
    case 'this-month':
      return 'Este mês'
    case 'last-month':
      return 'Mês passado'
    case 'month':
      return monthText(choice.month)
    case 'dates':
      return 'Período escolhido'
  }
}

/** 'comparado com 1 a 14 de out. de 2026', or null. */
export function comparedText({ before }: ResolvedPeriod): string | null {
  return before && `comparado com ${spanText(before)}`
}

/** For a title: 'últimos 30 dias', 'outubro de 2026', '3 a 17 de out. de 2026'. */
export function periodInSentence({ choice }: PeriodQuery): string {
  if (choice.kind === 'dates') return spanText(choice)
  const text = periodTitle(choice)
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
