import { pgSchema } from 'drizzle-orm/pg-core'

/**
 * Every table stands in here, and every query says so: a search path would have to be set per
 * session, which a pooler in transaction mode does not keep.
 */
export const alisio = pgSchema('alisio')
