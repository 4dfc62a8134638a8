import { create } from 'qrcode'
import { redirect } from 'react-router'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import {
  beginSecondFactor,
  proveSecondFactor,
  readRecoveryCodes,
  renewRecoveryCodes,
} from '../auth/second-factor.ts'
import { mustHaveSecondFactor, requireStaff, requireStaffSession } from './staff.server.ts'

/** What the page asks for: to begin, to show a code, or nothing more. */
export async function secondFactorOf(args: Args) {
  const { member } = await requireStaffSession(args)
  return {
    email: member.email,
    required: mustHaveSecondFactor(args),
    enrolled: member.enrolled,
    passed: member.passed,
  }
}

/** Dark modules as runs, for one path of a drawing, with the margin readers need. */
function drawCode(text: string): { side: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) path += `M${column + 4} ${row + 4}h1v1h-1z`
    }
  }
  return { side: size + 8, path }
}

const isOwnUri = (uri: string) => uri.startsWith('otpauth://totp/') && uri.length < 600

/** The drawing and the secret in words, of an address the page already has. */
export function describeSecret(uri: string) {
  if (!isOwnUri(uri)) return null
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return { uri, code: drawCode(uri), secret: secret.replace(/(.{4})(?=.)/g, '$1 ') }
}

export async function beginSetUp(args: Args, password: string) {
  const { member } = await requireStaffSession(args)
  const info = requestInfo(args)
  return describeSecret(await beginSecondFactor(args.request, info, password, member.email))
}

/** Ends the set-up; the recovery codes are shown now and never again. */
export async function endSetUp(args: Args, code: string) {
  const { member, session } = await requireStaffSession(args)
  const info = requestInfo(args)
  const given = { code, who: member.email, token: session.token }
  const { cookies } = await proveSecondFactor(args.request, info, given)
  return { cookies, codes: await readRecoveryCodes(info, member.id) }
}

/** For a session that began without it. */
export async function showCode(args: Args, code: string): Promise<Response> {
  const { member, session } = await requireStaffSession(args)
  const info = requestInfo(args)
  const given = { code, who: member.email, token: session.token }
  const { cookies } = await proveSecondFactor(args.request, info, given)
  return redirect('/agencia', withCookies([...cookies, setNotice('signed-in', info.secure)]))
}

export async function newRecoveryCodes(args: Args, password: string): Promise<string[]> {
  const member = await requireStaff(args)
  return renewRecoveryCodes(args.request, requestInfo(args), password, member.email)
}
