import { pgSchema } from 'drizzle-orm/pg-core'

/**
 * Every query names the schema: a search path is session state, which a transaction pooler drops.
 */
export const alisio = pgSchema('alisio')
