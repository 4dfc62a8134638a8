import { type LoaderFunctionArgs, replace } from 'react-router'
import { page } from '#content/pages/auth.ts'
import { readNotice } from '#server/http/notice.ts'
import { findClient, requestInfo } from '#server/modules/auth/auth.server.ts'
import { accountMeta } from './dashboard/account-meta.server.ts'

const modes = ['login', 'signup', 'forgot', 'reset'] as const

export type AuthMode = (typeof modes)[number]

export async function authData(args: LoaderFunctionArgs) {
  const asked = args.url.searchParams.get('mode')
  const mode = modes.find((known) => known === asked) ?? 'login'
  // A link from a mail is for its account, whoever is signed in here.
  if (mode !== 'reset' && (await findClient(args))) throw replace('/dashboard')
  const { requestId } = requestInfo(args)
  const notice = readNotice(args.request)
  const { meta, ...content } = page
  return {
    theme: 'dia' as const,
    meta: [...accountMeta(meta.title), { name: 'description', content: meta.description }],
    content,
    mode,
    token: args.url.searchParams.get('token') ?? '',
    notice: notice && { name: notice, id: requestId },
  }
}
