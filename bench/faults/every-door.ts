import { contactPages } from '#content/derived/addresses.ts'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { outage } from '#features/shared/rules/failure.ts'
import { sendForm } from '../support/sign-up.ts'
import { get, queryAssistant, sendContact } from './requests.ts'

type Door = {
  name: string
  send: (url: string, headers: Record<string, string>) => Promise<Response>
  /** What a visitor wrote, which has to be in the answer. */
  typed?: string
}

const name = 'Ana de Teste'
const person = {
  name,
  email: 'ana@example.com',
  phone: '(85) 98888-7777',
  message: 'Oi, tudo bem?',
}
const page = (path: string): Door => ({
  name: path,
  send: (url, headers) => get(url + path, headers),
})
const form = (path: string, fields: Record<string, string>, typed: string): Door => ({
  name: `form of ${path}`,
  typed,
  send: (url, headers) => sendForm(url, path, fields, { headers }),
})

/** Whatever of the site needs its database: public forms, sign-in, client area, desk, chat, files. */
const doors: Door[] = [
  { name: 'contact endpoint', send: (url) => sendContact(url, { email: person.email }) },
  { name: CHAT_PATH, send: (url) => queryAssistant(url, 'Quanto custa um site?') },
  form(contactPages[0] as string, person, name),
  page('/agenda'),
  form('/agenda', { ...person, start: String(Date.now()) }, name),
  form('/auth', { intent: 'sign-in', email: person.email, password: 'x'.repeat(12) }, person.email),
  page('/dashboard'),
  page('/dashboard.data'),
  page('/dashboard/settings'),
  form('/dashboard/settings', { intent: 'profile', fullName: name }, name),
  page('/dashboard/export.csv'),
  page('/dashboard/settings/export'),
  page('/dashboard/relatorios/x/pdf'),
  page('/agencia'),
  page('/agencia/leads/planilha.csv'),
  page('/relatorio?chave=abc'),
]

/** What is wrong with how each door answers while the database is away; the wording is one. */
export async function knockOnEveryDoor(url: string, cookie: string): Promise<string[]> {
  const answers = await Promise.all(
    doors.map(async ({ name, send, typed }) => {
      const answer = await send(url, { cookie })
      const text = await answer.text()
      const problems = [
        answer.status !== 503 && `answered ${answer.status}`,
        !answer.headers.has('Retry-After') && 'says not when to come back',
        !text.includes(outage.message) && 'has other words',
        typed && !text.includes(typed) && 'lost what was typed',
      ].filter(Boolean)
      return problems.map((problem) => `${name} ${problem}`)
    }),
  )
  return answers.flat()
}

export const doorCount = doors.length
