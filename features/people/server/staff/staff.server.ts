import { type MiddlewareFunction, replace } from 'react-router'
import { notStaff } from '#features/shared/rules/failure.ts'
import type { Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import type { Env } from '#server/env/env.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { type Args, type RequestInfo, requestInfo } from '#server/http/request/request-context.ts'
import { findCurrentSession, requireSession, withSessionCookies } from '../auth/auth.server.ts'
import { mailOrigin } from '../auth/mail-origin.ts'
import type { ActiveSession } from '../auth/sessions.ts'
import { findStaff, type StaffMember } from './find-staff.ts'

/** Required under https unless STAFF_TWO_FACTOR says otherwise. */
export function isTwoFactorRequired(
  env: Pick<Env, 'STAFF_TWO_FACTOR' | 'PUBLIC_URL'>,
  secure: boolean,
): boolean {
  if (env.STAFF_TWO_FACTOR) return env.STAFF_TWO_FACTOR === 'required'
  return secure || Boolean(env.PUBLIC_URL?.startsWith('https:'))
}

const secondFactorPage = '/agencia/dois-fatores'

const staffCache = new WeakMap<RequestInfo, Promise<StaffMember | null>>()

/** Cached per request; usually read together with the session. */
function staffOf(args: Args, session: ActiveSession): Promise<StaffMember | null> {
  const info = requestInfo(args)
  const { staff } = session
  const lookUp = () => (staff === undefined ? findStaff(info.deps.database, session.id) : staff)
  const pending = staffCache.get(info) ?? Promise.resolve(lookUp())
  staffCache.set(info, pending)
  return pending
}

export function mustHaveSecondFactor(args: Args): boolean {
  const { deps, secure } = requestInfo(args)
  return isTwoFactorRequired(deps.env, secure)
}

/** Users with a second factor must verify it in every session, even where it is optional. */
function isReady(args: Args, { enrolled, passed }: StaffMember): boolean {
  return enrolled ? passed : !mustHaveSecondFactor(args)
}

/** A staff user before the second factor. Answers 404 to everybody else. */
export async function requireStaffSession(args: Args) {
  const session = await requireSession(args)
  const member = await staffOf(args, session)
  if (!member) {
    const answer = errorResponse(notFound(), args.request, requestInfo(args))
    throw new Response(answer.body, {
      status: answer.status,
      statusText: notStaff,
      headers: answer.headers,
    })
  }
  return { member, session }
}

/** In every loader and action below /agencia. */
export async function requireStaff(args: Args): Promise<StaffMember> {
  const { member } = await requireStaffSession(args)
  if (!isReady(args, member)) throw replace(secondFactorPage)
  return member
}

export async function requireOwner(args: Args): Promise<StaffMember> {
  const member = await requireStaff(args)
  if (member.role !== 'owner') throw errorResponse(notFound(), args.request, requestInfo(args))
  return member
}

/** A staff user at work: the context of the desk's use cases. */
export type Desk = {
  deps: AppDeps
  database: AppDeps['database']
  member: StaffMember
  staffId: string
  /** Base URL of links in mails. */
  origin: string
  /** Runs work in one transaction with this user's rights. */
  run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}

/** For staff, or owners only; answers 404 to everybody else. */
export async function openDesk(args: Args, right: StaffMember['role'] = 'team'): Promise<Desk> {
  const member = await (right === 'owner' ? requireOwner : requireStaff)(args)
  const { deps } = requestInfo(args)
  const { database } = deps
  return {
    deps,
    database,
    member,
    staffId: member.id,
    origin: mailOrigin(deps.env, args.request),
    run: (work) => asStaff(database, member.id, work),
  }
}

/** For what touches clients of others too. */
export function requireAllClients({ member }: Pick<Desk, 'member'>): void {
  if (!member.limited) return
  throw new AppError(
    'forbidden',
    'Você vê só os seus clientes.',
    'Peça a alguém da equipe que vê todos.',
  )
}

/** Around every page of the desk. */
export const guardDesk: MiddlewareFunction<Response> = async (args, next) => {
  await requireStaff(args)
  return withSessionCookies(args, await next())
}

/** Around the pages of the second factor. */
export const guardDeskDoor: MiddlewareFunction<Response> = async (args, next) => {
  await requireStaffSession(args)
  return withSessionCookies(args, await next())
}

/** The staff user of this request, with a verified second factor where required. */
export async function findReadyStaff(args: Args): Promise<StaffMember | null> {
  const session = await findCurrentSession(args)
  const member = session && (await staffOf(args, session))
  return member && isReady(args, member) ? member : null
}
