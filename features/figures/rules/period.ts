import { addDays, type Day, isDay, isMonth } from '#features/shared/rules/days.ts'

/** The lengths offered at once; the first visit shows `defaultDays`. */
export const dayCounts = [7, 30, 90] as const
type DayCount = (typeof dayCounts)[number]
const defaultDays: DayCount = 30

export type PeriodChoice =
  | { kind: 'days'; days: DayCount }
  | { kind: 'this-month' }
  | { kind: 'last-month' }
  | { kind: 'month'; month: string }
  | { kind: 'dates'; first: Day; last: Day }

export type Platform = 'meta' | 'google'
export const platforms: readonly Platform[] = ['meta', 'google']
export const platformNames: Record<Platform, string> = { meta: 'Meta Ads', google: 'Google Ads' }

/** All that decides which rows a page speaks of; all of it stands in the address. */
export type PeriodQuery = {
  choice: PeriodChoice
  /** With the time right before, or with the same days of last year. */
  comparison: 'before' | 'year'
  platform: Platform | null
}

/** More than two years are no period but an archive. */
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
  // A form without scripts sends its fields one by one.
  if (text === 'mes') {
    const month = params.get('mes') ?? ''
    return isMonth(month) ? { kind: 'month', month } : null
  }
  if (text === 'datas') return readDates(params.get('de') ?? '', params.get('ate') ?? '')
  const [first = '', last = ''] = text.split('_')
  return readDates(first, last)
}

/** From an address, so it may be anything; what cannot be read is as if it were not there. */
export function readPeriodQuery(params: URLSearchParams): PeriodQuery {
  const platform = params.get('plataforma')
  return {
    choice: readChoice(params) ?? { kind: 'days', days: defaultDays },
    comparison: params.get('comparar') === 'ano' ? 'year' : 'before',
    platform: platforms.find((each) => each === platform) ?? null,
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

/** The query as an address says it: the period always, the rest where it is not the usual. */
export function periodParams({ choice, comparison, platform }: PeriodQuery): URLSearchParams {
  const params = new URLSearchParams({ periodo: choiceText(choice) })
  if (comparison === 'year') params.set('comparar', 'ano')
  if (platform) params.set('plataforma', platform)
  return params
}

export const periodSearch = (query: PeriodQuery): string => `?${periodParams(query)}`
