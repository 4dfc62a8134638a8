export type LeadRowView = {
  id: string
  name: string
  about: string
  state: string
  stateName: string
  source: string
  owner: { name: string; initials: string } | null
  demo: boolean
  wait: { text: string; late: boolean } | null
  when: string
}

type Choice = { value: string; name: string }

export type LeadListView = {
  rows: LeadRowView[]
  chips: { group: string; name: string; count: string; to: string; chosen: boolean }[]
  pages: { page: number; before: string | null; after: string | null }
  search: string
  /** WhatsApp references that match the search. */
  references: { id: string; text: string; to: string }[]
  /** The filters as a query string, with the question mark. */
  filters: string
  filtered: boolean
  empty: boolean
  many: boolean
  chosen: { group: string; source: string; owner: string; days: string }
  sources: Choice[]
  owners: Choice[]
  periods: Choice[]
  head: string
}
