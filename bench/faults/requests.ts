import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { benchPassword } from '../support/sign-up.ts'

const TIMEOUT_MS = 30_000

/** Redirects are answers too, and nothing is waited for without an end. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

function postJson(url: string, body: object, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

export type ContactMessage = { email: string; key?: string; message?: string; elapsed?: number }

export function sendContact(origin: string, given: ContactMessage): Promise<Response> {
  const { email, elapsed, key = crypto.randomUUID(), message = 'Mensagem de uma medição.' } = given
  return postJson(`${origin}/functions/v1/send-form-email`, {
    name: 'Visitante de Medição',
    phone: '(85) 98888-7777',
    email,
    message,
    key,
    elapsed,
  })
}

export function queryAssistant(origin: string, question: string): Promise<Response> {
  const body = { niche: 'Padaria', question }
  return postJson(origin + CHAT_PATH, body, { Authorization: 'Bearer visitante' })
}

/** A form of /auth, as the browser sends it. */
export function sendAuthForm(
  origin: string,
  fields: Record<string, string>,
  path = '/auth',
): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

export const signUp = (origin: string, email: string) =>
  sendAuthForm(origin, {
    intent: 'sign-up',
    fullName: 'Visita de Teste',
    email,
    password: benchPassword,
    confirmPassword: benchPassword,
  })

export const signIn = (origin: string, email: string) =>
  sendAuthForm(origin, { intent: 'sign-in', email, password: benchPassword })
