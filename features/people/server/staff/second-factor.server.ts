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

/** The step the page shows: set-up, code, or done. */
export async function secondFactorOf(args: Args) {
  const { member } = await requireStaffSession(args)
  return {
    email: member.email,
    required: mustHaveSecondFactor(args),
    enrolled: member.enrolled,
    passed: member.passed,
  }
}

/** A QR code as one SVG path, with its quiet zone. */
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

const isTotpUri = (uri: string) => uri.startsWith('otpauth://totp/') && uri.length < 600

/** The QR code and the secret as text. */
export function describeSecret(uri: string) {
  if (!isTotpUri(uri)) return null
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return { uri, code: drawCode(uri), secret: secret.replace(/(.{4})(?=.)/g, '$1 ') }
}

export async function beginSetUp(args: Args, password: string) {
  const { member } = await requireStaffSession(args)
  const info = requestInfo(args)
  return describeSecret(await beginSecondFactor(args.request, info, password, member.email))
}

/** Completes the set-up; the recovery codes are shown once. */
export async function endSetUp(args: Args, code: string) {
  const { member, session } = await requireStaffSession(args)
  const info = requestInfo(args)
  const proof = { code, who: member.email, token: session.token }
  const { cookies } = await proveSecondFactor(args.request, info, proof)
  return { cookies, codes: await readRecoveryCodes(info, member.id) }
}

/** For a session without a verified second factor. */
export async function showCode(args: Args, code: string): Promise<Response> {
  const { member, session } = await requireStaffSession(args)
  const info = requestInfo(args)
  const proof = { code, who: member.email, token: session.token }
  const { cookies } = await proveSecondFactor(args.request, info, proof)
  return redirect('/agencia', withCookies([...cookies, setNotice('signed-in', info.secure)]))
}

export async function newRecoveryCodes(args: Args, password: string): Promise<string[]> {
  const member = await requireStaff(args)
  return renewRecoveryCodes(args.request, requestInfo(args), password, member.email)
}
