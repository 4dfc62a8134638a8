/** What a browser sends with a form of our own pages; a proxy may add that it came by TLS. */
type Way = { origin?: string; headers?: Record<string, string> }

export const benchPassword = 'Jangada-no-Mucuripe-7'

/** Sends one of the site's forms as a browser without JavaScript does. */
export function sendForm(
  url: string,
  path: string,
  fields: Record<string, string>,
  { origin = url, headers = {} }: Way = {},
): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { origin, accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .filter((cookie) => !cookie?.startsWith('aviso='))
    .join('; ')
}

export type Account = { email: string; cookie: string }

/** Signs up by the form a visitor would use; the cookie is empty where the address must be confirmed. */
export async function signUp(url: string, way: Way = {}): Promise<Account> {
  const email = `bench-${crypto.randomUUID()}@alisio.example`
  const fields = {
    intent: 'sign-up',
    fullName: 'Visita de Teste',
    email,
    password: benchPassword,
    confirmPassword: benchPassword,
  }
  const answer = await sendForm(url, '/auth', fields, way)
  if (answer.status >= 400) throw new Error(`signing up was answered with ${answer.status}`)
  return { email, cookie: cookiesOf(answer) }
}

/** Invented campaigns, as the button on an empty overview makes them; answers one's address. */
export async function addDemoCampaigns(url: string, { cookie }: Account, way: Way = {}) {
  const headers = { ...way.headers, cookie }
  const response = await sendForm(
    url,
    '/dashboard?index',
    { intent: 'generate-demo' },
    { ...way, headers },
  )
  if (response.status >= 400) throw new Error(`demo data was answered with ${response.status}`)
  const list = await (await fetch(`${url}/dashboard/campaigns`, { headers })).text()
  const path = list.match(/\/dashboard\/campaigns\/[0-9a-f-]{36}/)?.[0]
  if (!path) throw new Error('no campaign is listed after demo data was made')
  return path
}
