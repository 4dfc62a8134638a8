import pg from 'pg'

// PostgreSQL parsed and planned each statement anew, a quarter of its time in tests. Statements that
// have a name are kept by each connection; what is asked and what is answered stay the same.
const names = new Map<string, string>()
const { query } = pg.Client.prototype

function queryByName(this: pg.Client, ...args: unknown[]) {
  const [asked, values, ...rest] = args
  const config = typeof asked === 'string' ? { text: asked } : (asked as pg.QueryConfig)
  const { text, name } = config
  const hasValues = Array.isArray(values) && values.length > 0
  if (!hasValues || name || typeof text !== 'string') return Reflect.apply(query, this, args)
  const kept = names.get(text) ?? `kept_${names.size}`
  names.set(text, kept)
  return Reflect.apply(query, this, [{ ...config, name: kept }, values, ...rest])
}

// Each file of a worker comes by here. A pooler gives a connection to somebody else meanwhile.
if (query.name !== queryByName.name && !process.env.TEST_PGBOUNCER) {
  pg.Client.prototype.query = queryByName as typeof query
}
