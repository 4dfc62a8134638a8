import { loadContent } from '#app/site/page-data.server.ts'
import { brand } from '#content/brand.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { siteMap } from '#content/site-map.ts'
import type { ServiceContent } from '#content/types/service.ts'
import { fillTemplate } from '#features/leads/rules/leads.ts'
import {
  type LeadReport,
  type leadOf,
  whatsappNumber,
} from '#features/leads/server/leads.server.ts'
import type { leadListData } from '../leads.server.ts'

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : ''
}

/** The service of the page that the visitor wrote from or landed on. */
function serviceAt(addresses: string[]): string | undefined {
  for (const address of addresses) {
    const entry = siteMap.find(({ page, path }) => page === 'service' && path === pathOf(address))
    if (entry) return loadContent<ServiceContent>(entry.content).name
  }
  return undefined
}

export const serviceOf = ({ messages }: LeadReport) =>
  serviceAt(messages.flatMap((message) => [message.page, message.landing]))

export type LeadDetail = NonNullable<Awaited<ReturnType<typeof leadOf>>>
type Listed = Awaited<ReturnType<typeof leadListData>>['listed']

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** The initial answer: the agency's templates, filled in for this person. */
export function answerView(report: LeadDetail, { settings }: Listed, url: URL) {
  const { contact, self } = report
  const number = whatsappNumber(contact.phone)
  const requested = url.searchParams.get('por')
  const channel =
    (requested === 'email' && contact.email) || !number ? ('email' as const) : ('whatsapp' as const)
  const { templates } = settings
  const asNumber = Number(url.searchParams.get('modelo') ?? '0')
  const index = templates[asNumber] ? asNumber : 0
  const values = {
    nome: firstName(contact.name),
    assunto: serviceOf(report) ?? 'o seu projeto',
    eu: firstName(self.name),
    agencia: brand.name,
    agenda: new URL(schedulingPage(), brand.url).href,
  }
  const link = (por: string, modelo: number) => {
    const params = new URLSearchParams(url.searchParams)
    params.delete('conversa')
    params.set('por', por)
    params.set('modelo', String(modelo))
    return `${url.pathname}?${params}`
  }
  const whatsapp = { by: 'whatsapp' as const, name: 'WhatsApp', icon: 'message' as const }
  const email = { by: 'email' as const, name: 'E-mail', icon: 'mail' as const }
  const channels = [...(number ? [whatsapp] : []), ...(contact.email ? [email] : [])]
  return {
    possible: channels.length > 0,
    /** The answer begins the conversation. */
    isFirst: report.lead.state === 'new',
    channel,
    number: number ?? null,
    email: contact.email,
    channels: channels.map((each) => ({ ...each, to: link(each.by, index) })),
    templates: templates.map(({ name, subject, body }, each) => ({
      name,
      to: link(channel, each),
      subject: fillTemplate(subject, values),
      body: fillTemplate(body, values),
    })),
    index,
    answerCount: report.events.filter(({ kind }) => kind === 'answer').length,
    replyTo: self.email,
  }
}

/** The chat's link, in case the browser did not open it. */
export function openedChat(report: LeadDetail, url: URL) {
  const last = report.events.find(
    ({ kind, detail }) => kind === 'answer' && detail.channel === 'whatsapp',
  )
  const number = whatsappNumber(report.contact.phone)
  if (url.searchParams.get('conversa') !== 'aberta' || !last || !number) return null
  return `https://wa.me/${number}?text=${encodeURIComponent(last.body)}`
}
