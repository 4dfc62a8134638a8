import { eq, sql } from 'drizzle-orm'

import { type MiddlewareFunction, redirect, replace } from 'react-router'
import { z } from 'zod'

import type { Database } from '#server/db/client.ts'
import { asClient, asStaff, queryAsClient, type Viewer } from '#server/db/run-as.ts'
import { readOnlyError } from '#server/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { cookie, readCookie, withCookies } from '#server/http/request/cookies.ts'
import { type Args, type RequestInfo, requestInfo } from '#server/http/request/request-context.ts'
import { type Client, requireClient, requireOwnForm } from '../auth/auth.server.ts'
import { clients } from '../schema.ts'
import { recordAudit } from '../staff/audit-log.ts'
import { findReadyStaff, requireStaff } from '../staff/staff.server.ts'

const ownClientRow = z.object({ id: z.string(), name: z.string(), own: z.boolean() })
type OwnClient = z.infer<typeof ownClientRow>

/** The clients a person has access to, as the database sees it; the one they signed up with first. */
export function listOwnClients(
  database: Pick<Database, 'db'>,
  userId: string,
): Promise<OwnClient[]> {
  return queryAsClient(
    database,
    { userId },
    ownClientRow,
    sql`select id, name, own_of is not distinct from ${userId} as own from alisio.clients
      order by own desc, lower(name), id`,
  )
}

/** What a page of the client area shows, and to whom. */
export type View = {
  person: Client
  viewer: Viewer
  client: OwnClient
  /** All a person can switch between. */
  choices: OwnClient[]
  /** Staff looking at what a client sees. */
  viewing: boolean
}

const chosenCookie = 'cliente'
const viewCookie = 'ver-como'
const noAccessPage = '/dashboard/sem-acesso'
const YEAR = 365 * 24 * 60 * 60

/** Whom who is looking at: of the next person at this browser it says nothing. */
function viewingIn({ request }: Pick<Args, 'request'>): [clientId?: string, staffId?: string] {
  const [, clientId, staffId] =
    /^([\w-]{1,64})\.([\w-]{1,64})$/.exec(readCookie(request, viewCookie) ?? '') ?? []
  return [clientId, staffId]
}

async function viewAsStaff(args: Args, person: Client): Promise<View | null> {
  const [clientId, staffId] = viewingIn(args)
  const staff = clientId && (await findReadyStaff(args))
  if (!staff || staff.id !== staffId) return null
  const viewer = { staffId: staff.id, clientId }
  const [client] = await asClient(requestInfo(args).deps.database, viewer, (tx) =>
    tx.select({ id: clients.id, name: clients.name }).from(clients).where(eq(clients.id, clientId)),
  )
  if (!client) return null
  const shown = { ...client, own: false }
  return { person, viewer, client: shown, choices: [shown], viewing: true }
}

async function lookUp(args: Args): Promise<View | null> {
  const person = await requireClient(args)
  const asStaffSees = await viewAsStaff(args, person)
  if (asStaffSees) return asStaffSees
  const choices = await listOwnClients(requestInfo(args).deps.database, person.id)
  const chosen = readCookie(args.request, chosenCookie)
  const client = choices.find(({ id }) => id === chosen) ?? choices[0]
  if (!client) return null
  const viewer = { userId: person.id, clientId: client.id }
  return { person, viewer, client, choices, viewing: false }
}

const found = new WeakMap<RequestInfo, Promise<View | null>>()

/** Looked up once per request; null for somebody without access to any client. */
export function findView(args: Args): Promise<View | null> {
  const info = requestInfo(args)
  const known = found.get(info) ?? lookUp(args)
  found.set(info, known)
  return known
}

/** The view, in every loader and action that shows a client's figures. */
export async function requireView(args: Args): Promise<View> {
  const view = await findView(args)
  if (view) return view
  throw replace((await findReadyStaff(args)) ? '/agencia' : noAccessPage)
}

/** Whoever only looks changes nothing, whatever a page offers; the database refuses it too. */
export const guardReadOnly: MiddlewareFunction<Response> = async (args, next) => {
  const { method, url } = args.request
  const personal = /^\/dashboard\/(settings|accessibility)/.test(new URL(url).pathname)
  if (personal && (await findView(args))?.viewing) throw replace('/dashboard')
  if (method !== 'GET' && method !== 'HEAD' && (await findView(args))?.viewing) {
    throw errorResponse(readOnlyError(), args.request, requestInfo(args))
  }
  return next()
}

const keep = (args: Args, name: string, value: string, maxAge: number) =>
  cookie(name, value, { maxAge, secure: requestInfo(args).secure, httpOnly: true })

/** Which of their clients a person looks at from now on, in this browser. */
export async function chooseClient(args: Args, clientId: string): Promise<Response> {
  const person = await requireClient(args)
  const choices = await listOwnClients(requestInfo(args).deps.database, person.id)
  const known = choices.find(({ id }) => id === clientId)
  return redirect('/dashboard', known && withCookies([keep(args, chosenCookie, known.id, YEAR)]))
}

/** Shows staff a client's area as the client sees it, and notes that they looked. */
export async function beginViewing(args: Args, clientId: string): Promise<Response> {
  const staff = await requireStaff(args)
  const known = await asStaff(requestInfo(args).deps.database, staff.id, async (tx) => {
    const [row] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId))
    if (row) await recordAudit(tx, { kind: 'client-viewed', clientId: row.id })
    return row
  })
  if (!known) throw new Response(null, { status: 404 })
  return redirect(
    '/dashboard',
    withCookies([keep(args, viewCookie, `${known.id}.${staff.id}`, 60 * 60)]),
  )
}

export async function endViewing(args: Args): Promise<Response> {
  requireOwnForm(args)
  const [clientId] = viewingIn(args)
  const back = clientId ? `/agencia/clientes/${clientId}` : '/agencia'
  return redirect(back, withCookies([keep(args, viewCookie, '', 0)]))
}

/** Figures that leave the house are noted, when it is staff who take them. */
export async function recordExport(args: Args, { viewer }: View): Promise<void> {
  if (!('staffId' in viewer)) return
  await asStaff(requestInfo(args).deps.database, viewer.staffId, (tx) =>
    recordAudit(tx, { kind: 'figures-exported', clientId: viewer.clientId }),
  )
}
