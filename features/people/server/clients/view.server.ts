import { eq, sql } from 'drizzle-orm'

import { type MiddlewareFunction, redirect, replace } from 'react-router'
import { z } from 'zod'

import type { Database } from '#server/db/client.ts'
import { asClient, asStaff, queryAsClient, type Viewer } from '#server/db/roles/run-as.ts'
import { readOnlyError } from '#server/failures/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { cookie, readCookie, withCookies } from '#server/http/request/cookies.ts'
import { type Args, type RequestInfo, requestInfo } from '#server/http/request/request-context.ts'
import { requireSameOriginForm, requireUser, type User } from '../auth/auth.server.ts'
import { clients } from '../schema.ts'
import { recordAudit } from '../staff/audit-log.ts'
import { findReadyStaff, requireStaff } from '../staff/staff.server.ts'

const accessibleClientRow = z.object({ id: z.string(), name: z.string(), own: z.boolean() })
type AccessibleClient = z.infer<typeof accessibleClientRow>

/** The clients a user has access to; the one created at sign-up first. */
export function listAccessibleClients(
  database: Pick<Database, 'db'>,
  userId: string,
): Promise<AccessibleClient[]> {
  return queryAsClient(
    database,
    { userId },
    accessibleClientRow,
    sql`select id, name, own_of is not distinct from ${userId} as own from alisio.clients
      order by own desc, lower(name), id`,
  )
}

/** The client a page of the area shows, and its viewer. */
export type View = {
  person: User
  viewer: Viewer
  client: AccessibleClient
  /** All clients the user can switch between. */
  choices: AccessibleClient[]
  /** Staff viewing the area as the client. */
  viewing: boolean
}

const clientCookie = 'cliente'
const viewCookie = 'ver-como'
const noAccessPage = '/dashboard/sem-acesso'
const YEAR = 365 * 24 * 60 * 60

/** Which client is viewed by which staff user; ignored for any other user of this browser. */
function viewingIn({ request }: Pick<Args, 'request'>): [clientId?: string, staffId?: string] {
  const [, clientId, staffId] =
    /^([\w-]{1,64})\.([\w-]{1,64})$/.exec(readCookie(request, viewCookie) ?? '') ?? []
  return [clientId, staffId]
}

async function viewAsStaff(args: Args, person: User): Promise<View | null> {
  const [clientId, staffId] = viewingIn(args)
  const staff = clientId && (await findReadyStaff(args))
  if (!staff || staff.id !== staffId) return null
  const viewer = { staffId: staff.id, clientId }
  const [client] = await asClient(requestInfo(args).deps.database, viewer, (tx) =>
    tx.select({ id: clients.id, name: clients.name }).from(clients).where(eq(clients.id, clientId)),
  )
  if (!client) return null
  const viewed = { ...client, own: false }
  return { person, viewer, client: viewed, choices: [viewed], viewing: true }
}

async function lookUp(args: Args): Promise<View | null> {
  const person = await requireUser(args)
  const asStaffSees = await viewAsStaff(args, person)
  if (asStaffSees) return asStaffSees
  const choices = await listAccessibleClients(requestInfo(args).deps.database, person.id)
  const selectedId = readCookie(args.request, clientCookie)
  const client = choices.find(({ id }) => id === selectedId) ?? choices[0]
  if (!client) return null
  const viewer = { userId: person.id, clientId: client.id }
  return { person, viewer, client, choices, viewing: false }
}

const viewCache = new WeakMap<RequestInfo, Promise<View | null>>()

/** Cached per request; null without access to any client. */
export function findView(args: Args): Promise<View | null> {
  const info = requestInfo(args)
  const pending = viewCache.get(info) ?? lookUp(args)
  viewCache.set(info, pending)
  return pending
}

/** For every loader and action that shows a client's figures. */
export async function requireView(args: Args): Promise<View> {
  const view = await findView(args)
  if (view) return view
  throw replace((await findReadyStaff(args)) ? '/agencia' : noAccessPage)
}

/** Staff who view a client's area change nothing; the database refuses it too. */
export const guardReadOnly: MiddlewareFunction<Response> = async (args, next) => {
  const { method, url } = args.request
  const personal = /^\/dashboard\/(settings|accessibility)/.test(new URL(url).pathname)
  if (personal && (await findView(args))?.viewing) throw replace('/dashboard')
  if (method !== 'GET' && method !== 'HEAD' && (await findView(args))?.viewing) {
    throw errorResponse(readOnlyError(), args.request, requestInfo(args))
  }
  return next()
}

const cookieFor = (args: Args, name: string, value: string, maxAge: number) =>
  cookie(name, value, { maxAge, secure: requestInfo(args).secure, httpOnly: true })

/** Selects the client shown in this browser. */
export async function chooseClient(args: Args, clientId: string): Promise<Response> {
  const person = await requireUser(args)
  const choices = await listAccessibleClients(requestInfo(args).deps.database, person.id)
  const client = choices.find(({ id }) => id === clientId)
  return redirect(
    '/dashboard',
    client && withCookies([cookieFor(args, clientCookie, client.id, YEAR)]),
  )
}

/** Shows staff a client's area as the client sees it, with an audit line. */
export async function beginViewing(args: Args, clientId: string): Promise<Response> {
  const staff = await requireStaff(args)
  const client = await asStaff(requestInfo(args).deps.database, staff.id, async (tx) => {
    const [row] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId))
    if (row) await recordAudit(tx, { kind: 'client-viewed', clientId: row.id })
    return row
  })
  if (!client) throw new Response(null, { status: 404 })
  return redirect(
    '/dashboard',
    withCookies([cookieFor(args, viewCookie, `${client.id}.${staff.id}`, 60 * 60)]),
  )
}

export async function endViewing(args: Args): Promise<Response> {
  requireSameOriginForm(args)
  const [clientId] = viewingIn(args)
  const back = clientId ? `/agencia/clientes/${clientId}` : '/agencia'
  return redirect(back, withCookies([cookieFor(args, viewCookie, '', 0)]))
}

/** Exports by staff are written to the audit log. */
export async function recordExport(args: Args, { viewer }: View): Promise<void> {
  if (!('staffId' in viewer)) return
  await asStaff(requestInfo(args).deps.database, viewer.staffId, (tx) =>
    recordAudit(tx, { kind: 'figures-exported', clientId: viewer.clientId }),
  )
}
