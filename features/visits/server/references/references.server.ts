import { type RouterContextProvider, redirect } from 'react-router'
import { requestInfo, requireStaff } from '#features/people/server/people.server.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { withCookies } from '#server/http/with-cookies.ts'
import { findReferences, type Reference } from './find-references.ts'
import { makeLead } from './make-lead.ts'

export type { Reference }

type Args = { request: Request; context: Readonly<RouterContextProvider> }

export async function referencesOf(args: Args, code: string | null): Promise<Reference[]> {
  const { id } = await requireStaff(args)
  return findReferences(requestInfo(args).deps.database, id, code)
}

export async function leadFromReference(
  args: Args,
  { id, ...person }: { id: string; name: string; phone: string },
): Promise<Response> {
  const { id: staffId } = await requireStaff(args)
  const { deps, secure } = requestInfo(args)
  const leadId = await makeLead(deps, staffId, id, person)
  return redirect(
    `/agencia/leads/${leadId}`,
    withCookies([setNotice('lead-from-reference', secure)]),
  )
}
