export type PeriodLink = { label: string; name: string; to: string; current: boolean }

export type PeriodFilters = {
  period: string
  comparison: string
  platform: string
  /** Empty when there is only one. */
  platforms: { value: string; label: string }[]
  month: string
  months: { value: string; label: string }[]
  first: string
  last: string
  today: string
  /** Other parameters of the address, which the forms preserve. */
  extraParams: [name: string, value: string][]
  /** A month or dates rather than one of the links. */
  custom: boolean
}

export type PeriodHead = {
  /** 'Últimos 30 dias' */
  title: string
  /** '17 de out. a 15 de nov. de 2026'; none while figures are missing. */
  span: string | null
  /** 'dados até 14/11' */
  until: string | null
  /** 'comparado com 17 de set. a 16 de out. de 2026' */
  compared: string | null
  links: PeriodLink[]
  /** Filters that are on: 'Google Ads', 'contra o ano passado'. */
  active: string[]
  filters: PeriodFilters | null
  key: string
}
