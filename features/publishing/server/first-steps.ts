import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { defaultOf } from '#content/live.ts'
import type { Brand } from '#content/types/brand.ts'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { notFound } from '#server/failures/errors.ts'
import { type FirstStep, firstSteps } from '../rules/first-steps.ts'
import { type FieldPath, isSame, readField } from '../rules/patch.ts'
import { deskDocuments, valueWith } from './documents/editor.ts'
import { type FoundText, findNeutralTexts, patchedDocuments } from './documents/neutral-texts.ts'
import { readDraftedPatches } from './releases/history.ts'

type Db = Pick<Database, 'db'>

const brandKey = 'brand#brand'

const stepRow = z.object({ step: z.string() })

export type StepState = {
  id: string
  title: string
  help: string
  state: 'done' | 'skipped' | 'open'
  document: string
  field: FieldPath | null
}

/** The steps that this site has, how far they are, and the texts that nobody wrote yet. */
export async function readFirstSteps(
  database: Db,
  staffId: string,
): Promise<{ steps: StepState[]; neutral: FoundText[] }> {
  const rows = await asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, stepRow)`select step from alisio.site_steps`,
  )
  const skipped = new Set(rows.map(({ step }) => step))
  const patches = await readDraftedPatches(database)
  const neutral = findNeutralTexts(patchedDocuments(patches))
  const keys = deskDocuments().map(({ key }) => key)
  const isChanged = (key: string, fields: string[] | undefined) => {
    const [now, before] = [valueWith(key, patches[key]), defaultOf(key)]
    const parts = fields?.map((field) => [field]) ?? [[]]
    return parts.some((path) => !isSame(readField(now, path), readField(before, path)))
  }
  /** An adopted site is its agency's already, but for its neutral texts. */
  const isDone = (step: FirstStep, own: string[]) =>
    own.some((key) => isChanged(key, step.fields)) ||
    (!brand.sample && !neutral.some(({ document }) => own.includes(document)))
  const steps = firstSteps.flatMap((step): StepState[] => {
    const stepKeys = keys.filter((key) => step.documents.test(key))
    const [document] = stepKeys
    if (!document) return []
    const { id, title, help, field = null } = step
    const state = isDone(step, stepKeys) ? 'done' : skipped.has(id) ? 'skipped' : 'open'
    return [{ id, title, help, state, document, field }]
  })
  return { steps, neutral }
}

/**
 * Texts that still say the name which the site came with, once the agency has another one; none where
 * nothing can be rendered.
 */
export async function readOldNames({
  database,
  releases,
}: Pick<AppDeps, 'database' | 'releases'>): Promise<{ name: string; texts: FoundText[] } | null> {
  const patches = await readDraftedPatches(database)
  const came = defaultOf(brandKey) as Brand | undefined
  const now = valueWith(brandKey, patches[brandKey]) as Brand | undefined
  if (!came || came.name === now?.name) return null
  return { name: came.name, texts: (await releases?.findOldNames(patches)) ?? [] }
}

/** Leaves a step for later, or takes it up again. */
export async function skipStep(
  database: Db,
  staffId: string,
  id: string,
  skips: boolean,
): Promise<void> {
  if (!firstSteps.some((step) => step.id === id)) throw notFound()
  await asStaff(database, staffId, async (tx) => {
    if (skips) {
      await tx.execute(sql`
        insert into alisio.site_steps (step, changed_by) values (${id}, ${staffId})
        on conflict do nothing`)
    } else await tx.execute(sql`delete from alisio.site_steps where step = ${id}`)
  })
}
