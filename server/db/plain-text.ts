import { type SQL, sql } from 'drizzle-orm'

/** Lower case without accents, so that 'sao joao' finds 'São João'. */
export const plainText = (text: SQL) => sql`lower(translate(${text},
  'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ',
  'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn'))`
