/** What a day of a campaign holds, in the figures themselves and wherever they wait or are kept. */
const names = [
  'impressions',
  'clicks',
  'spend',
  'conversions',
  'ctr',
  'revenue',
  'contacts',
  'purchases',
  'conversations',
  'reach',
]

/** Parts of SQL, so that no statement forgets one of them. */
export const dayColumns = names.join(', ')
export const dayColumnsOf = (table: string) => names.map((name) => `${table}.${name}`).join(', ')
export const setDayFrom = (table: string) =>
  names.map((name) => `${name} = ${table}.${name}`).join(', ')
