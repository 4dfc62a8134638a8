import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import {
  type FormVerbs,
  passwordErrorOr,
  runFormVerb,
  withForm,
} from '#app/shell/forms/form-action.server.ts'
import { accountMeta, shellLook } from '#app/shell/frame/shell-data.server.ts'
import { brand } from '#content/brand.ts'
import { acceptForm, eraseForm } from '#features/people/rules/credentials.ts'
import {
  acceptBySignIn,
  acceptHere,
  acceptWithNewAccount,
  invitationOf,
} from '#features/people/server/people.server.ts'

export type InvitationStep = 'dead' | 'accept' | 'other' | 'sign-in' | 'create'

const tokenOf = ({ request }: { request: Request }) =>
  new URL(request.url).searchParams.get('token') ?? ''

export async function invitationData(args: LoaderFunctionArgs) {
  const token = tokenOf(args)
  const { invitation, signedInAs } = await invitationOf(args, token)
  let step: InvitationStep = 'dead'
  if (invitation && signedInAs) step = signedInAs === invitation.email ? 'accept' : 'other'
  else if (invitation) step = invitation.hasAccount ? 'sign-in' : 'create'
  return {
    theme: 'dia' as const,
    ...shellLook(),
    meta: accountMeta('Convite'),
    brandName: brand.name,
    step,
    address: `/convite?token=${encodeURIComponent(token)}`,
    email: invitation?.email ?? '',
    signedInAs,
    toStaff: Boolean(invitation?.staffRole),
    clientName: invitation?.clientName ?? null,
  }
}

const verbs: FormVerbs<'accept' | 'sign-in' | 'sign-up'> = {
  accept: (args) => acceptHere(args, tokenOf(args)),
  'sign-in': withForm(eraseForm, (args, { currentPassword }) =>
    acceptBySignIn(args, tokenOf(args), currentPassword),
  ),
  'sign-up': withForm(acceptForm, async (args, values) =>
    passwordErrorOr(await acceptWithNewAccount(args, tokenOf(args), values)),
  ),
}

export const invitationAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs)
