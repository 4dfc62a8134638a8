import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { accountMeta, shellLook } from '#app/shell/frame/shell-data.server.ts'
import { brand } from '#content/brand.ts'
import { confirmEmail, emailChangeOf, stopEmail } from '#features/people/server/people.server.ts'

const tokenOf = ({ request }: { request: Request }) =>
  (new URL(request.url).searchParams.get('token') ?? '').slice(0, 100)

export async function changeEmailData(args: LoaderFunctionArgs) {
  const change = await emailChangeOf(args, tokenOf(args))
  return {
    theme: 'dia' as const,
    ...shellLook(),
    meta: accountMeta('Trocar o e-mail'),
    brandName: brand.name,
    change,
  }
}

const verbs: FormVerbs<'confirm-change' | 'stop-change'> = {
  'confirm-change': (args) => confirmEmail(args, tokenOf(args)),
  'stop-change': (args) => stopEmail(args, tokenOf(args)),
}

export const changeEmailAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs)
