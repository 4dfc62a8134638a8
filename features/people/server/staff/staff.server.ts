import { type MiddlewareFunction, replace } from 'react-router'
import type { Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { notFound } from '#server/errors.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { type Args, type RequestInfo, requestInfo } from '#server/http/request/request-context.ts'
import { findCurrentSession, requireSession, settled } from '../auth/auth.server.ts'
import { mailOrigin } from '../auth/mail-origin.ts'
import type { FoundSession } from '../auth/sessions.ts'
import { findStaff, type StaffMember } from './find-staff.ts'

/** Wherever the site is served over https, unless STAFF_TWO_FACTOR says otherwise. */
export function isTwoFactorRequired(
  env: Pick<Env, 'STAFF_TWO_FACTOR' | 'PUBLIC_URL'>,
  secure: boolean,
): boolean {
  if (env.STAFF_TWO_FACTOR) return env.STAFF_TWO_FACTOR === 'required'
  return secure || Boolean(env.PUBLIC_URL?.startsWith('https:'))
}

const secondFactorPage = '/agencia/dois-fatores'

const found = new WeakMap<RequestInfo, Promise<StaffMember | null>>()

/** Looked up once per request, however many loaders ask; mostly together with the session. */
function staffOf(args: Args, session: FoundSession): Promise<StaffMember | null> {
  const info = requestInfo(args)
  const { staff } = session
  const asked = () => (staff === undefined ? findStaff(info.deps.database, session.id) : staff)
  const known = found.get(info) ?? Promise.resolve(asked())
  found.set(info, known)
  return known
}

export function mustHaveSecondFactor(args: Args): boolean {
  const { deps, secure } = requestInfo(args)
  return isTwoFactorRequired(deps.env, secure)
}

/** Whoever has a second factor shows it in every session, also where it is only offered. */
function isReady(args: Args, { enrolled, passed }: StaffMember): boolean {
  return enrolled ? passed : !mustHaveSecondFactor(args)
}

/** Somebody of the staff, before the second factor. To everybody else the desk does not exist. */
export async function requireStaffSession(args: Args) {
  const session = await requireSession(args)
  const member = await staffOf(args, session)
  if (!member) throw errorResponse(notFound(), args.request, requestInfo(args))
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

/** Somebody of the staff at work: what the use cases of the desk are called with. */
export type Desk = {
  deps: AppDeps
  database: AppDeps['database']
  member: StaffMember
  staffId: string
  /** Where links in mails lead. */
  origin: string
  /** Does work in one transaction with this person's rights. */
  run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}

/** For staff, or for owners of the agency only; to everybody else the desk does not exist. */
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

/** Around every page of the desk, whatever a page forgets. */
export const guardDesk: MiddlewareFunction<Response> = async (args, next) => {
  await requireStaff(args)
  return settled(args, await next())
}

/** Around the pages of the second factor. */
export const guardDeskDoor: MiddlewareFunction<Response> = async (args, next) => {
  await requireStaffSession(args)
  return settled(args, await next())
}

/** The person of the staff this request comes from, if there is one who may act. */
export async function findReadyStaff(args: Args): Promise<StaffMember | null> {
  const session = await findCurrentSession(args)
  const member = session && (await staffOf(args, session))
  return member && isReady(args, member) ? member : null
}
