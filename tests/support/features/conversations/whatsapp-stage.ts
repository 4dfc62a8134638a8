import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { fetchMedia } from '#features/conversations/server/whatsapp/media/fetch-media.ts'
import { connectNumber } from '#features/conversations/server/whatsapp/number.ts'
import { receiveDelivery } from '#features/conversations/server/whatsapp/receive/receive-delivery.ts'
import { whatsappRoutes } from '#features/conversations/server/whatsapp/receive/webhook-routes.ts'
import { sendMessages } from '#features/conversations/server/whatsapp/send-message.ts'
import type { Desk } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { parseEnv } from '#server/env/env.ts'
import { fail } from '#server/http/error-response.ts'
import type { AppBindings } from '#server/http/request/request-context.ts'
import { createLogger } from '#server/log.ts'
import { keyRing } from '#server/sealing.ts'
import { HttpStandIn } from '#tests/stand-ins/http-stand-in.ts'
import { WhatsAppStandIn } from '#tests/stand-ins/whatsapp.ts'
import { addStaff } from '../../people/staff.ts'
import { deliveryOf, newNumber, retomar, signatureOf } from './whatsapp.ts'

type Row = {
  id: string
  state: string
  name: string
  lead: string | null
  reference: string
  body: string
  number: number
  author: string
}

type Job = { name: string; data: Record<string, unknown> }

/** A connected number with its stand-in; jobs run when the test says so. */
export async function whatsappStage(database: Database) {
  const standIn = new WhatsAppStandIn()
  const server = new HttpStandIn({ '/graph': standIn.graph })
  const address = await server.start()
  const root = mkdtempSync(join(tmpdir(), 'alisio-whatsapp-'))
  const env = parseEnv({ META_GRAPH_URL: `${address}/graph` })
  const keys = keyRing(root, env)
  const jobs: Job[] = []
  let logged = ''
  const log = createLogger('info', (text) => {
    logged += text
  })
  const queue = {
    enqueue: async (_tx: Transaction, job: { name: string }, data: object) => {
      jobs.push({ name: job.name, data: data as Job['data'] })
    },
  }
  const deps = { env, log, database, queue, keys }
  const number = newNumber()
  const template = retomar(number.businessId)
  standIn.add({ numbers: [number], templates: [template] })

  async function member(role: 'owner' | 'team' = 'team', name = 'Marina Lopes') {
    const { id } = await addStaff(database, role)
    await database.db.execute(sql`update alisio."user" set name = ${name} where id = ${id}`)
    const run = <T>(work: (tx: Transaction) => Promise<T>) => asStaff(database, id, work)
    return { deps, run, member: { id, name, role }, staffId: id } as unknown as Desk
  }

  const typed = {
    phoneNumberId: number.id,
    businessId: number.businessId,
    secret: number.token,
    appSecret: number.appSecret,
  }
  await connectNumber(await member('owner'), typed, keys)

  const app = new Hono<AppBindings>()
  app.onError(fail)
  app.route('/', whatsappRoutes(deps as never, keys))
  const request = (path: string, init?: RequestInit, clientAddress: string = randomUUID()) =>
    app.request(path, init, {
      info: { requestId: randomUUID(), clientAddress, deps },
    } as unknown as AppBindings['Bindings'])

  const attempt = { signal: AbortSignal.timeout(60_000), isLast: false }

  /** Runs what waits, in order, until nothing does; later looks are taken at once. */
  async function work(): Promise<void> {
    for (let count = 0; jobs.length > 0 && count < 500; count += 1) {
      const { name, data } = jobs.shift() as Job
      if (name === 'receive-whatsapp') await receiveDelivery(deps, data.deliveryId as number)
      if (name === 'send-whatsapp') {
        await sendMessages(deps, data.conversationId as string, attempt)
      }
      if (name === 'fetch-whatsapp-media') await fetchMedia(deps, data.mediaId as string, attempt)
    }
  }

  /** Delivers as Meta does, signed. */
  function deliver(
    value: Parameters<typeof deliveryOf>[1],
    { signature, body = deliveryOf(number, value) }: { signature?: string; body?: string } = {},
  ) {
    const headers = { 'X-Hub-Signature-256': signature ?? signatureOf(body, number.appSecret) }
    return request('/functions/v1/whatsapp', { method: 'POST', headers, body })
  }

  /** Everything said by somebody, in order. */
  async function readFrom(waId: string): Promise<Row[]> {
    const { rows } = await database.db.execute<Row>(sql`
      select place.id, place.state, place.name, place.lead_id as lead, place.reference,
        message.body, message.number, message.author
      from alisio.whatsapp_people person
      join alisio.conversations place on place.id = person.conversation_id
      join alisio.conversation_messages message on message.conversation_id = place.id
      where wa_id = ${waId} or user_id = ${waId} order by number`)
    return rows
  }

  return {
    standIn,
    deps,
    jobs,
    keys,
    number,
    typed,
    template,
    member,
    request,
    deliver,
    readFrom,
    work,
    logged: () => logged,
    stop: async () => {
      await database.db.execute(sql`delete from alisio.whatsapp_numbers`)
      await database.db.execute(sql`delete from alisio.whatsapp_templates`)
      await server.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
