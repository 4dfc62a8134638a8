import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { checkPerson } from '#features/leads/rules/contact.ts'
import type { AppDeps } from '#server/deps.ts'
import {
  AppError,
  methodNotAllowed,
  payloadTooLarge,
  tooManyRequests,
  unsupportedMediaType,
} from '#server/failures/errors.ts'
import { logFailure } from '#server/failures/outage.ts'
import { parseStorableJson } from '#server/http/request/read-form.ts'
import type { AppBindings } from '#server/http/request/request-context.ts'
import { refuseForeignOrigin } from '#server/http/security/security-headers.ts'
import { networkOf, takeFromLimit } from '#server/limits/limits.ts'
import { createSlots } from '#server/limits/slots.ts'
import { afterNumber, messageRequest, openRequest } from '../../rules/conversation-requests.ts'
import {
  CONTACT_PATH,
  CONVERSATIONS_PATH,
  END_PATH,
  EVENTS_PATH,
  MESSAGES_PATH,
  PAGE_SIZE,
  type VisitorNews,
} from '../../rules/conversations.ts'
import { leaveContact } from '../leave-contact.ts'
import { readNews } from '../read-news.ts'
import {
  endConversation,
  noConversation,
  openConversation,
  postVisitorMessage,
} from '../visitor.ts'
import { eventHeaders, eventStream, eventText, isForStream } from './event-stream.ts'
import { hubOf } from './hub.ts'

type Deps = Pick<AppDeps, 'env' | 'log' | 'database' | 'queue' | 'connection' | 'isDraining'>

/** Sixty turns at their longest would be more; a page sends 6,000 characters of them. */
const LARGEST_BODY = 65_536
/** Of one network at once: several people may sit behind one address. */
const STREAMS_PER_NETWORK = 20
/** Of this process; whoever comes after reads by polling. */
const MOST_STREAMS = 2000

const limits = {
  open: { name: 'conversation-open', most: 30, windowSeconds: 3600 },
  write: { name: 'conversation-write', most: 60, windowSeconds: 60 },
  read: { name: 'conversation-read', most: 240, windowSeconds: 60 },
} as const

function badBody(): AppError {
  return new AppError(
    'bad_request',
    'A mensagem não chegou como esperado.',
    'Escreva até 4.000 caracteres e envie de novo.',
  )
}

type Call = Context<AppBindings>

/** The secret of the visitor's browser: in a header, since addresses end up in logs. */
function tokenOf(c: Call): string {
  const header = c.req.header('Authorization') ?? ''
  const [, token] = /^Bearer +([\w-]{43})$/i.exec(header) ?? []
  if (!token) throw noConversation()
  return token
}

async function readBody<T>(c: Call, schema: z.ZodType<T>): Promise<T> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    throw unsupportedMediaType('application/json')
  }
  let body: unknown
  try {
    body = parseStorableJson(await c.req.text())
  } catch {
    throw badBody()
  }
  const result = schema.safeParse(body)
  if (!result.success) throw badBody()
  return result.data
}

/** Without the conversation's id: its secret is its only name outside. */
function publicNews({ id: _, version: __, ...news }: Awaited<ReturnType<typeof readNews>>) {
  return news satisfies VisitorNews
}

/** The visitor's side of conversations. The secret of a request is all it is known by. */
export function conversationRoutes(deps: Deps): Hono<AppBindings> {
  const { env, log, database, isDraining } = deps
  const takeSlot = createSlots(STREAMS_PER_NETWORK)
  let streams = 0
  const routes = new Hono<AppBindings>()
  const limitBody = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: () => {
      throw payloadTooLarge()
    },
  })

  /** Before anything is read. */
  async function admit(c: Call, limit: keyof typeof limits) {
    refuseForeignOrigin(c.req.raw.headers, env.PUBLIC_URL)
    const answer = await takeFromLimit(database.db, limits[limit], c.env.info.clientAddress)
    if (!answer.allowed) throw tooManyRequests(answer.retryAfterSeconds)
  }

  routes.post(CONVERSATIONS_PATH, limitBody, async (c) => {
    await admit(c, 'open')
    const request = await readBody(c, openRequest)
    await openConversation(database, request)
    log.info('conversation opened')
    return c.json(publicNews(await readNews(database, request.token, 0)))
  })

  routes.get(MESSAGES_PATH, async (c) => {
    await admit(c, 'read')
    const after = afterNumber.parse(c.req.query('depois'))
    const read = afterNumber.parse(c.req.query('lida'))
    return c.json(publicNews(await readNews(database, tokenOf(c), after, read)), 200, {
      'Cache-Control': 'no-store',
    })
  })

  routes.post(MESSAGES_PATH, limitBody, async (c) => {
    await admit(c, 'write')
    const token = tokenOf(c)
    const { number, state } = await postVisitorMessage(
      database,
      token,
      await readBody(c, messageRequest),
    )
    return c.json({ number, state })
  })

  routes.post(CONTACT_PATH, limitBody, async (c) => {
    await admit(c, 'write')
    const token = tokenOf(c)
    const { fields, errors } = checkPerson(await readBody(c, z.unknown()))
    if (errors) return c.json({ errors }, 400)
    await leaveContact(deps, token, fields, c.env.info.clientAddress)
    return c.json({ received: true })
  })

  routes.post(END_PATH, async (c) => {
    await admit(c, 'write')
    await endConversation(database, tokenOf(c))
    return c.json({ ended: true })
  })

  routes.get(EVENTS_PATH, async (c) => {
    await admit(c, 'read')
    const token = tokenOf(c)
    let after = afterNumber.parse(c.req.header('Last-Event-ID') ?? c.req.query('depois'))
    const news = await readNews(database, token, after)
    if (!isForStream(c.req.raw.headers)) return c.json(publicNews(news))
    const { id } = news
    if (streams >= MOST_STREAMS) throw tooManyRequests(30)
    const release = takeSlot(networkOf(c.env.info.clientAddress))
    streams += 1
    let lastState = ''
    const stream = eventStream({
      subscribe: (wake) => hubOf(deps).watch(id, wake),
      isDraining,
      read: async () => {
        const { messages, ...rest } = publicNews(await readNews(database, token, after))
        // `last` of the state is what the reader has after these messages.
        after = messages.at(-1)?.number ?? after
        const state = JSON.stringify({ ...rest, last: after })
        const events = messages.map((message) => eventText('message', message, message.number))
        if (state !== lastState) events.push(eventText('state', { ...rest, last: after }))
        lastState = state
        return { text: events.join(''), more: messages.length === PAGE_SIZE }
      },
      onEnd: (error) => {
        streams -= 1
        release()
        if (error && !(error instanceof AppError)) logFailure(log, 'conversation stream', error)
      },
    })
    return c.body(stream, 200, eventHeaders)
  })

  for (const path of [CONVERSATIONS_PATH, MESSAGES_PATH, CONTACT_PATH, END_PATH, EVENTS_PATH]) {
    routes.all(path, () => {
      throw methodNotAllowed()
    })
  }
  return routes
}
