import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import type { KeyRing } from '#server/sealing.ts'
import { type ApiEnv, WhatsAppFailure } from './cloud-api.ts'
import { noteState, openNumber } from './number.ts'
import { readTemplates, storeTemplates } from './templates.ts'

/** Approvals take minutes to days, and a webhook tells of most. */
export const readTemplatesJob: JobDefinition<object> = {
  name: 'read-whatsapp-templates',
  payload: z.object({}),
  cron: '23 * * * *',
}

type Deps = { env: ApiEnv; database: Pick<Database, 'db'>; keys: KeyRing }

export async function refreshTemplates(deps: Deps): Promise<void> {
  const number = await openNumber(deps)
  if (!number || number === 'no-key') return
  try {
    const templates = await readTemplates(deps.env, number)
    await deps.database.db.transaction((tx) => storeTemplates(tx, templates))
    await noteState(deps.database, number.id)
  } catch (error) {
    if (!(error instanceof WhatsAppFailure)) throw error
    await noteState(deps.database, number.id, error)
    // The stored ones stay. A refusal is shown at the desk; anything else is tried again.
    if (error.kind !== 'refused' && error.kind !== 'reconnect') throw error
  }
}
