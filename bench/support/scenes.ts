import { join } from 'node:path'
import { linkOf, type StoredMail, waitForMail } from './mail-files.ts'
import { temporaryFolder, withServer } from './server.ts'
import {
  type Account,
  addDemoCampaigns,
  benchPassword,
  cookiesOf,
  sendForm,
  signUp,
} from './sign-up.ts'

/** A page as it is only when asked for: after a form, with a session, in one of its states. */
export type Scene = {
  name: string
  path: string
  cookie?: string
  /** Sent as a form without JavaScript; the page is its answer. */
  form?: Record<string, string>
}

export type Stage = { url: string; scenes: Scene[]; mails: StoredMail[] }

const settings = {
  // Every kind of mail is wanted: the confirmation of an address, and the one about held messages.
  REQUIRE_EMAIL_VERIFICATION: 'true',
  CONTACT_PER_DAY: '1',
  CONTACT_MIN_SECONDS: '0',
  SIGN_UPS_PER_ADDRESS: '1000',
}

const message = {
  name: 'Rita Lima',
  email: 'rita@alisio.example',
  phone: '(85) 98888-7777',
  company: 'Padaria & Café do Mar',
  message: 'Quero um site novo.\nTemos <duas> lojas & um "ateliê".',
}

/** The build with accounts, campaigns and messages, and every page and mail that follows from them. */
export function onStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  const folder = temporaryFolder()
  const mailbox = join(folder, 'data', 'mail')
  return withServer(
    async ({ url }) => {
      const confirmed = async (): Promise<Account> => {
        const { email } = await signUp(url)
        const mail = await waitForMail(mailbox, { to: email })
        const answer = await fetch(linkOf(mail), { redirect: 'manual' })
        return { email, cookie: cookiesOf(answer) }
      }
      const [client, newcomer, leaver] = [await confirmed(), await confirmed(), await confirmed()]
      const campaign = await addDemoCampaigns(url, client)
      await sendForm(url, '/contato', message)
      await sendForm(url, '/contato', { ...message, email: 'bia@alisio.example' })
      await sendForm(url, '/auth', { intent: 'forgot', email: client.email })
      const erase = { intent: 'erase', currentPassword: benchPassword }
      const headers = { cookie: leaver.cookie }
      await sendForm(url, '/dashboard/settings', erase, { headers })
      const reset = await waitForMail(mailbox, { to: client.email, subject: /Redefina/ })
      const mails = [
        await waitForMail(mailbox, { to: client.email, subject: /Confirme/ }),
        reset,
        await waitForMail(mailbox, { to: leaver.email, subject: /excluída/ }),
        await waitForMail(mailbox, { to: message.email }),
        await waitForMail(mailbox, { subject: /Rita Lima/ }),
        await waitForMail(mailbox, { subject: /acima do limite/ }),
      ]
      const { search } = new URL(linkOf(reset))
      return work({ url, mails, scenes: scenesOf({ client, newcomer, campaign, reset: search }) })
    },
    { env: settings, data: folder },
  )
}

type SceneData = { client: Account; newcomer: Account; campaign: string; reset: string }

function scenesOf({ client, newcomer, campaign, reset }: SceneData): Scene[] {
  const as = ({ cookie }: Account, list: Omit<Scene, 'cookie'>[]) =>
    list.map((scene) => ({ ...scene, cookie }))
  const wrong = { name: 'A', email: 'rita', phone: '1', message: 'oi' }
  return [
    { name: 'unknown address', path: '/nao-existe' },
    { name: 'refused address (error page)', path: '/%00' },
    { name: 'sign-in', path: '/auth' },
    {
      name: 'sign-in, errors',
      path: '/auth',
      form: { intent: 'sign-in', email: 'a', password: '' },
    },
    { name: 'sign-up', path: '/auth?mode=signup' },
    {
      name: 'sign-up, errors',
      path: '/auth?mode=signup',
      form: { intent: 'sign-up', fullName: 'A', email: 'a', password: '1', confirmPassword: '2' },
    },
    { name: 'forgotten password', path: '/auth?mode=forgot' },
    { name: 'reset', path: `/auth${reset}` },
    { name: 'reset, dead link', path: '/auth?mode=reset&token=x' },
    { name: 'account’s error page', path: '/auth', form: { intent: 'x' } },
    { name: 'contact', path: '/contato' },
    { name: 'contact, errors', path: '/contato', form: wrong },
    { name: 'contact, sent', path: '/contato?enviado' },
    { name: 'classic contact, errors', path: '/home1/contato', form: wrong },
    ...as(newcomer, [
      { name: 'overview, empty', path: '/dashboard' },
      { name: 'campaigns, empty', path: '/dashboard/campaigns' },
    ]),
    ...as(client, [
      { name: 'overview', path: '/dashboard' },
      { name: 'overview, 90 days', path: '/dashboard?periodo=90' },
      { name: 'campaigns', path: '/dashboard/campaigns' },
      { name: 'campaigns, nothing found', path: '/dashboard/campaigns?busca=nada-disso' },
      { name: 'one campaign', path: campaign },
      { name: 'unknown campaign', path: '/dashboard/campaigns/x' },
      { name: 'settings', path: '/dashboard/settings' },
      {
        name: 'settings, errors',
        path: '/dashboard/settings',
        form: { intent: 'profile', fullName: 'A', companyName: '', phone: '1' },
      },
      { name: 'accessibility', path: '/dashboard/accessibility' },
      { name: 'support, with the chat', path: '/dashboard/support' },
    ]),
  ]
}

/** The page's HTML as the server sends it. */
export async function sceneHtml(url: string, { path, cookie = '', form }: Scene): Promise<string> {
  const headers = { accept: 'text/html', cookie }
  const answer = form
    ? await sendForm(url, path, form, { headers })
    : await fetch(url + path, { headers, redirect: 'manual' })
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) {
    throw new Error(
      `${path} was answered with ${answer.status} ${type || answer.headers.get('location')}`,
    )
  }
  return answer.text()
}
