import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { readPdf } from '#tests/support/pages/pdf.ts'

export type Served = {
  address: string
  status: number
  type: string
  text: string
  body: Buffer
}

/** What no page links: doors, files for machines, and a page that is not there. */
const doors = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/agenda',
  '/contato',
  '/auth',
  '/auth?mode=signup',
  '/agencia',
  '/nada',
]

const isText = (type: string) => /text|javascript|json|xml|svg/.test(type)

function addressesIn({ address, text, type }: Served, host: string): string[] {
  const html = type.includes('html')
  const written = html
    ? [...text.matchAll(/(?:href|src|poster)="([^"]+)"|content="((?:https?:|\/)[^" ]+)"/g)].map(
        ([, url, meta]) => (url ?? meta) as string,
      )
    : []
  const sets = [...(html ? text : '').matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set]) =>
    (set as string).split(',').map((one) => one.trim().split(' ')[0] as string),
  )
  const styled = html || type.includes('css') ? text : ''
  const inside = [...styled.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url]) => url as string)
  const files = [...text.matchAll(/["'`(](\/?(?:assets|generated)\/[\w./-]+)/g)].map(([, file]) =>
    `/${file}`.replace('//', '/'),
  )
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url as string)
  return [...written, ...sets, ...inside, ...files, ...listed].flatMap((url) => {
    if (/^(data|mailto|tel|blob):|^#/.test(url) || !URL.canParse(url, address)) return []
    const link = new URL(url.replaceAll('&amp;', '&'), address)
    // Canonical links and the sitemap name the public address.
    return [new URL(address).origin, host].includes(link.origin)
      ? [link.pathname + link.search]
      : []
  })
}

async function read(origin: string, path: string): Promise<Served> {
  const address = origin + path
  const answer = await fetch(address, { redirect: 'follow' })
  const type = answer.headers.get('content-type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  const text = type.includes('pdf')
    ? (await readPdf(body)).text
    : isText(type)
      ? body.toString()
      : ''
  return { address, status: answer.status, type, text, body }
}

/** Everything that can be reached from the doors, each address once. */
export async function crawl(origin: string, host: string): Promise<Served[]> {
  const waiting = [...doors]
  const queued = new Set(waiting)
  const served: Served[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const one = await read(origin, path)
    served.push(one)
    for (const next of addressesIn(one, host)) {
      if (queued.has(next) || queued.size > 5000) continue
      queued.add(next)
      waiting.push(next)
    }
  }
  return served
}

/** What was linked and is not there. */
export function deadLinks(served: Served[]): string[] {
  return served
    .map(({ address, status }) => ({ path: address.replace(/^https?:\/\/[^/]+/, ''), status }))
    .filter(({ path, status }) => status >= 400 && !doors.includes(path))
    .map(({ path, status }) => `${path} answers ${status}`)
}

const questions = [
  ['Clínica odontológica', 'Como reduzir as faltas nas consultas?'],
  ['Loja de roupas', 'Quem vocês já atenderam?'],
  ['Restaurante', 'quanto custa um site e onde vocês ficam?'],
  ['Escola', 'quem é você e quem faz o trabalho?'],
] as const

/** What the assistant says when asked about clients, prices, the place and itself. */
export async function queryAssistant(origin: string, path = CHAT_PATH): Promise<Served[]> {
  const answers: Served[] = []
  // One after the other: an address may ask only so much at once.
  for (const [niche, question] of questions) {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer visitante' },
      body: JSON.stringify({ niche, question }),
    })
    const events = await answer.text()
    const pieces = [...events.matchAll(/^data: (\{.*\})$/gm)].map(
      ([, data]) => JSON.parse(data as string).choices?.[0]?.delta?.content ?? '',
    )
    const text = pieces.join('')
    if (!answer.ok || text === '') throw new Error(`the assistant did not answer: ${events}`)
    answers.push({
      address: `assistant: ${question}`,
      status: answer.status,
      type: 'text/plain',
      text,
      body: Buffer.from(text),
    })
  }
  return answers
}
