import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import type { Template } from '../../rules/whatsapp/templates.ts'
import { type ApiEnv, callApi } from './cloud-api.ts'
import { whatsappNumbers, whatsappTemplates } from './schema.ts'

const PAGE = 100
const MOST_PAGES = 5

const part = z.object({
  type: z.string().max(60),
  format: z.string().max(60).optional(),
  text: z.string().max(4000).optional(),
  buttons: z
    .array(
      z.object({
        type: z.string().max(60),
        text: z.string().max(200).optional(),
        url: z.string().max(2000).optional(),
      }),
    )
    .optional(),
})

const template = z.object({
  id: z.string().regex(/^\d{1,60}$/),
  name: z.string().max(600),
  language: z.string().max(20),
  category: z.string().max(60),
  status: z.string().max(60),
  parameter_format: z.string().optional(),
  components: z.array(part).catch([]),
})

const page = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).optional() })
    .optional()
    .catch(undefined),
})

/** All templates of the account; one that is not understood is left out. */
export async function readTemplates(
  env: ApiEnv,
  { businessId, token }: { businessId: string; token: string },
): Promise<Template[]> {
  const templates: Template[] = []
  const fields = 'id,name,language,category,status,parameter_format,components'
  let after = ''
  for (let read = 0; read < MOST_PAGES; read += 1) {
    const query = new URLSearchParams({ fields, limit: String(PAGE), ...(after ? { after } : {}) })
    const answer = await callApi({ env, token }, `${businessId}/message_templates?${query}`, page)
    for (const each of answer.data) {
      const parsed = template.safeParse(each)
      if (!parsed.success) continue
      const { parameter_format, ...rest } = parsed.data
      templates.push({ ...rest, named: parameter_format === 'NAMED' })
    }
    after = answer.paging?.cursors?.after ?? ''
    if (!after || answer.data.length < PAGE) break
  }
  return templates
}

/** Replaces what is stored, as the server. */
export const storeTemplates = (tx: Transaction, templates: Template[]): Promise<void> =>
  asServer(tx, async () => {
    await tx.delete(whatsappTemplates)
    if (templates.length > 0) {
      await tx.insert(whatsappTemplates).values(templates).onConflictDoNothing()
    }
    await tx.update(whatsappNumbers).set({ templatesAt: sql`now()` })
  })
