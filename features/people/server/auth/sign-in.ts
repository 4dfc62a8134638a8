import { isAPIError } from 'better-auth/api'
import { brand } from '#content/brand.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { foldText } from '#features/shared/rules/text.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { AppError } from '#server/failures/errors.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { readPreferences, setPreferencesCookie } from '../account/preferences.ts'
import { authLibrary } from './auth.ts'
import { callAuthLibrary } from './auth-call.ts'
import { authHeaders } from './auth-headers.ts'
import { countAttempt, forgiveAttempt } from './limits.ts'
import { mailOrigin } from './mail-origin.ts'
import { hashBounded } from './passwords/hashing.ts'

/** Without a user id the password was right and a code is required. */
type Entered = { userId?: string; cookies: string[] }

/**
 * Unknown addresses and wrong passwords are indistinguishable: same response, same time (the
 * library hashes either way), same limits.
 */
export async function signIn(
  request: Request,
  info: RequestInfo,
  { email, password }: { email: string; password: string },
): Promise<Entered> {
  const { deps, clientAddress, secure } = info
  await countAttempt(deps, 'sign-in-address', clientAddress)
  await countAttempt(deps, 'sign-in-account', email)
  const auth = await authLibrary(deps, secure)
  const call = { origin: mailOrigin(deps.env, request) }
  try {
    const { headers, response } = await callAuthLibrary(call, () =>
      auth.api.signInEmail({
        body: { email, password },
        headers: authHeaders(request, info),
        returnHeaders: true,
      }),
    )
    await forgiveAttempt(deps, 'sign-in-account', email)
    const cookies = headers.getSetCookie()
    return 'user' in response ? { userId: response.user.id, cookies } : { cookies }
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') {
      throw new AppError(
        'forbidden',
        'Confirme o seu e-mail antes de entrar.',
        'Enviamos um novo link para a sua caixa de entrada.',
      )
    }
    throw new AppError(
      'unauthorized',
      'E-mail ou senha incorretos.',
      'Confira os dados ou use “Esqueci minha senha”.',
    )
  }
}

type NewAccount = { fullName: string; email: string; password: string }

/** No session while the address must be confirmed first. */
type SignedUp = { userId: string | null; cookies: string[] }

export async function signUp(
  request: Request,
  info: RequestInfo,
  { fullName, email, password }: NewAccount,
): Promise<SignedUp> {
  const { deps, clientAddress, secure } = info
  await countAttempt(deps, 'sign-up-address', clientAddress)
  const auth = await authLibrary(deps, secure)
  const call = { origin: mailOrigin(deps.env, request), hash: await hashBounded(password) }
  try {
    const { headers, response } = await callAuthLibrary(call, () =>
      auth.api.signUpEmail({
        body: { name: fullName, email, password },
        headers: authHeaders(request, info),
        returnHeaders: true,
      }),
    )
    return {
      userId: response.token ? response.user.id : null,
      cookies: headers.getSetCookie(),
    }
  } catch (error) {
    // Two concurrent sign-ups: the second violates the unique constraint.
    if (!isAPIError(error)) throw error
    throw new AppError(
      'bad_request',
      'Não foi possível criar a conta com este e-mail.',
      'Se você já tem conta, entre ou use “Esqueci minha senha”.',
    )
  }
}

/**
 * Cookies after signing in: session, notice and preferences, which then apply to public pages too.
 */
export async function entryCookies(
  { deps, secure }: RequestInfo,
  entered: { userId: string; cookies: string[] },
  notice: NoticeName,
): Promise<string[]> {
  const preferences = await readPreferences(deps, entered.userId)
  return [...entered.cookies, setNotice(notice, secure), setPreferencesCookie(preferences, secure)]
}

/** Common in Brazilian leaks and missing from the international list. */
const brazilian = [
  'mudar',
  'mudar123',
  'senha',
  'brasil',
  'jesus',
  'deus',
  'familia',
  'teamo',
  'amor',
  'futebol',
]

let common: Promise<Set<string>> | undefined

/** Half a megabyte, loaded with the first new password. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...brazilian]),
  )
  return common
}

/** Undoes substitutions: P@ssw0rd is password. */
const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const undisguise = (text: string) =>
  text.replace(/[@431!0$57]/g, (sign) => disguises[sign] as string)

/** Without digits and signs at either end: senha@2024 is senha. */
const core = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '')

/** Words anybody would try first for this account. */
function personalWords(email: string, name: string): string[] {
  const [mailbox = '', domain = ''] = email.split('@')
  const parts = [
    mailbox,
    domain.split('.')[0],
    ...mailbox.split(/[^a-z0-9]+/i),
    ...name.split(/\s+/),
  ]
  return (
    [brand.name, brand.assistant, ...parts]
      .map((word) => foldText(word ?? ''))
      // Passwords are also compared without the digits at their ends.
      .flatMap((word) => [word, core(word)])
      .filter((word) => word.length >= 3)
  )
}

/** Why a new password is refused, as a text for the user. */
export async function refusedPassword(
  password: string,
  { email, name }: { email: string; name: string },
): Promise<string | undefined> {
  const typed = foldText(password)
  const shapes = [
    typed,
    undisguise(typed),
    core(typed),
    undisguise(core(typed)),
    core(undisguise(typed)),
  ]
  const personal = personalWords(email, name)
  if (typed === foldText(email) || shapes.some((shape) => personal.includes(shape))) {
    return 'Esta senha é fácil de adivinhar, porque usa o seu nome, o seu e-mail ou o nosso. Escolha outra.'
  }
  const list = await commonPasswords()
  if (shapes.some((shape) => shape.length >= 3 && list.has(shape))) {
    return 'Esta senha é muito comum e aparece em vazamentos de dados. Escolha outra.'
  }
  if (new Set(typed).size <= 2 || isRun(typed)) {
    return 'Esta senha é uma sequência fácil de adivinhar. Escolha outra.'
  }
  return undefined
}

/** Such as 345678 and hgfedcb. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0))
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] as number)))
  return steps.size === 1 && [1, -1].includes([...steps][0] as number)
}
