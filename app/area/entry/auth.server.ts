import { type LoaderFunctionArgs, replace } from 'react-router'
import { accountMeta } from '#app/shell/account-meta.server.ts'
import { contentAt } from '#content/addresses.ts'
import { brand } from '#content/brand.ts'
import { page } from '#content/pages/auth.ts'
import { parts } from '#content/parts.ts'
import { preferencesCookie, readPreferences } from '#features/people/rules/preferences.ts'
import {
  awaitsCode,
  enterByConfirming,
  findClient,
  isResetLink,
  requestInfo,
} from '#features/people/server/people.server.ts'
import { readNotice } from '#features/shared/server/shared.server.ts'
import { readCookie } from '#server/http/cookies.ts'

const modes = ['login', 'signup', 'forgot', 'reset', 'code'] as const

export type AuthMode = (typeof modes)[number]

export async function authData(args: LoaderFunctionArgs) {
  const asked = args.url.searchParams.get('mode')
  const mode = modes.find((known) => known === asked) ?? 'login'
  // A link from a mail is for its account, whoever is signed in here.
  if (mode !== 'reset' && asked !== 'verify' && (await findClient(args)))
    throw replace('/dashboard')
  const token = args.url.searchParams.get('token') ?? ''
  if (asked === 'verify') throw await enterByConfirming(args, token)
  if (mode === 'code' && !awaitsCode(args)) throw replace('/auth')
  const { requestId } = requestInfo(args)
  const notice = readNotice(args.request)
  const { meta, ...content } = page
  return {
    theme: 'dia' as const,
    meta: [...accountMeta(meta.title), { name: 'description', content: meta.description }],
    content,
    brandName: brand.name,
    legal: { terms: contentAt('legal/terms'), privacy: contentAt('legal/privacy') },
    signUp: parts.clientArea,
    mode,
    link: { token, works: mode === 'reset' && (await isResetLink(args, token)) },
    preferences: readPreferences(readCookie(args.request, preferencesCookie)),
    notice: notice && { name: notice, id: requestId },
  }
}
