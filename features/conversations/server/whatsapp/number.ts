import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Desk, openDesk, recordAudit } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { CannotOpen, type KeyRing, keyRing } from '#server/sealing.ts'
import { metaProblem, problemText } from '../../rules/whatsapp/problems.ts'
import { type ApiEnv, callApi, WhatsAppFailure } from './cloud-api.ts'
import { whatsappNumbers } from './schema.ts'
import { readTemplates, storeTemplates } from './templates.ts'

const secrets = z.object({ token: z.string(), appSecret: z.string(), verifyToken: z.string() })
type Secrets = z.infer<typeof secrets>

export type OpenNumber = { id: string; phoneNumberId: string; businessId: string } & Secrets

type KeyDeps = { database: Pick<Database, 'db'>; keys: KeyRing }

/** The connected number with its secrets, or null; 'no-key' where they cannot be opened here. */
export async function openNumber({
  database: { db },
  keys,
}: KeyDeps): Promise<OpenNumber | null | 'no-key'> {
  const [row] = await db.select().from(whatsappNumbers)
  if (!row) return null
  const { id, phoneNumberId, businessId } = row
  try {
    const opened = secrets.parse(JSON.parse(keys.unseal(id, row.secret)))
    return { id, phoneNumberId, businessId, ...opened }
  } catch (error) {
    if (error instanceof CannotOpen) return 'no-key'
    throw error
  }
}

/** What a dead token leaves behind; a working one clears it. */
export async function noteState(
  { db }: Pick<Database, 'db'>,
  id: string,
  failure?: WhatsAppFailure,
): Promise<void> {
  if (failure && failure.kind !== 'reconnect') return
  const problem = failure ? metaProblem(failure.code) : null
  const state = problem ? 'reconnect' : 'active'
  await db
    .update(whatsappNumbers)
    .set({ state, problem })
    .where(
      sql`${whatsappNumbers.id} = ${id} and (${whatsappNumbers.state}, ${whatsappNumbers.problem})
        is distinct from (${state}, ${problem})`,
    )
}

const numberShape = z.object({
  id: z.string(),
  display_phone_number: z.string().catch(''),
  verified_name: z.string().catch(''),
})

function refusal(failure: WhatsAppFailure): AppError {
  if (failure.kind === 'reconnect' || failure.kind === 'refused') {
    return new AppError(
      'bad_request',
      failure.kind === 'reconnect'
        ? 'A Meta não aceita este token.'
        : problemText(metaProblem(failure.code)),
      'Confira as identificações e as permissões do token, e cole de novo. Nada foi guardado.',
    )
  }
  return new AppError(
    'bad_gateway',
    'A Meta não respondeu agora.',
    'Tente de novo em alguns minutos. Nada foi guardado.',
  )
}

type Access = { phoneNumberId: string; businessId: string; token: string }

/** Asks the API for the number and its templates: what it refuses is not stored. */
async function tryAccess(env: ApiEnv, { phoneNumberId, businessId, token }: Access) {
  try {
    const path = `${phoneNumberId}?fields=id,display_phone_number,verified_name`
    const number = await callApi({ env, token }, path, numberShape)
    return { number, templates: await readTemplates(env, { businessId, token }) }
  } catch (error) {
    throw error instanceof WhatsAppFailure ? refusal(error) : error
  }
}

type Typed = { phoneNumberId: string; businessId: string; secret: string; appSecret: string }

const withKeys = ({ deps }: Pick<Desk, 'deps'>) => keyRing(findProjectRoot(), deps.env)

const numberValues = (number: z.infer<typeof numberShape>) => ({
  displayPhone: number.display_phone_number.slice(0, 40),
  verifiedName: number.verified_name.slice(0, 200),
})

/** Connects the number, or renews its access. For owners, whom the database asks for too. */
export async function connectNumber(
  desk: Desk,
  { secret: token, appSecret, ...ids }: Typed,
  keys: KeyRing = withKeys(desk),
): Promise<'whatsapp-connected' | 'whatsapp-renewed'> {
  const { deps, run } = desk
  const { number, templates } = await tryAccess(deps.env, { ...ids, token })
  const before = await openNumber({ database: deps.database, keys })
  // The code that Meta was given stays with the number.
  const isSame = before && before !== 'no-key' && before.phoneNumberId === ids.phoneNumberId
  const verifyToken = isSame ? before.verifyToken : randomBytes(18).toString('base64url')
  const id = isSame ? before.id : randomUUID()
  const secret = keys.seal(id, JSON.stringify({ token, appSecret, verifyToken }))
  return run(async (tx) => {
    const { displayPhone, verifiedName } = numberValues(number)
    const { businessId, phoneNumberId } = ids
    const about = { businessId, displayPhone, verifiedName, secret }
    const isRenewed = isSame
      ? await tx
          .update(whatsappNumbers)
          .set({ ...about, state: 'active', problem: null, changedAt: sql`now()` })
          .where(eq(whatsappNumbers.id, id))
      : await tx.delete(whatsappNumbers)
    if (!isSame || !isRenewed.rowCount) {
      await tx.execute(sql`
        insert into alisio.whatsapp_numbers
          (id, phone_number_id, business_id, display_phone, verified_name, secret)
        values (${id}, ${phoneNumberId}, ${businessId}, ${displayPhone}, ${verifiedName}, ${secret})`)
    }
    await storeTemplates(tx, templates)
    const kind = isRenewed.rowCount ? 'whatsapp-renewed' : 'whatsapp-connected'
    await recordAudit(tx, { kind, about: id })
    return kind
  })
}

/** Conversations stay; nothing is sent or received any more. For owners. */
export async function disconnectNumber({ run }: Desk): Promise<void> {
  await run(async (tx) => {
    const { rowCount } = await tx.delete(whatsappNumbers)
    if (rowCount) await recordAudit(tx, { kind: 'whatsapp-removed' })
  })
}

/** Asks the API whether the stored access works, and reads the templates again. */
export async function testNumber(desk: Desk, keys: KeyRing = withKeys(desk)): Promise<void> {
  const { deps, run } = desk
  // Whether this member sees it is asked before the secret is read as the server.
  const [row] = await run((tx) => tx.select({ id: whatsappNumbers.id }).from(whatsappNumbers))
  if (!row) throw notFound()
  const open = await openNumber({ database: deps.database, keys })
  if (open === null) throw notFound()
  if (open === 'no-key') {
    throw new AppError('bad_request', problemText('no-key'), 'Um dono cola o acesso de novo.')
  }
  const { number, templates } = await tryAccess(deps.env, open)
  await deps.database.db.transaction(async (tx) => {
    await tx
      .update(whatsappNumbers)
      .set({ ...numberValues(number), state: 'active', problem: null })
      .where(eq(whatsappNumbers.id, open.id))
    await storeTemplates(tx, templates)
  })
}

/** Columns that staff may read. */
const numberColumns = {
  id: whatsappNumbers.id,
  phoneNumberId: whatsappNumbers.phoneNumberId,
  businessId: whatsappNumbers.businessId,
  displayPhone: whatsappNumbers.displayPhone,
  verifiedName: whatsappNumbers.verifiedName,
  state: whatsappNumbers.state,
  problem: whatsappNumbers.problem,
  verifiedAt: whatsappNumbers.verifiedAt,
  receivedAt: whatsappNumbers.receivedAt,
  templatesAt: whatsappNumbers.templatesAt,
}

/** Inside asStaff. */
export const findNumber = async (tx: Transaction) =>
  (await tx.select(numberColumns).from(whatsappNumbers))[0]

/** The code that Meta is given to verify the webhook's address; shown to owners. */
export async function verifyTokenOf(args: Args): Promise<string> {
  const desk = await openDesk(args, 'owner')
  const open = await openNumber({ database: desk.database, keys: withKeys(desk) })
  return open && open !== 'no-key' ? open.verifyToken : ''
}
