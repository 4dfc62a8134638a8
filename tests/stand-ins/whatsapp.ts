import { randomUUID } from 'node:crypto'
import type { Reply, StandInRequest } from './http-stand-in.ts'

type WorldNumber = { id: string; businessId: string; phone: string; name: string; token: string }
type WorldTemplate = {
  id: string
  name: string
  language: string
  category: string
  status: string
  parameter_format?: string
  components: object[]
}
/** `bytes` in base64. */
type WorldMedia = { id: string; bytes: string; type: string; size?: number }

export type WhatsAppWorld = {
  numbers?: WorldNumber[]
  templates?: (WorldTemplate & { businessId: string })[]
  media?: WorldMedia[]
}

type Sent = { phoneNumberId: string; id: string; body: Record<string, unknown> }

/** What comes instead of the true answer to the next message. */
type Turn =
  | { code: number; status?: number }
  /** Took the message and cut the connection before saying so. */
  | 'accepted-then-cut'
  /** Answered something that is no answer. */
  | 'nonsense'
  | null

const refusal = (code: number, status = 400): Reply => ({
  status,
  body: { error: { message: `(#${code}) no`, type: 'OAuthException', code, fbtrace_id: 'A1' } },
})

/** Stands in for the WhatsApp Cloud API over real HTTP: numbers, templates, media and messages. */
export class WhatsAppStandIn {
  numbers: WorldNumber[] = []
  templates: (WorldTemplate & { businessId: string })[] = []
  media: WorldMedia[] = []
  /** Every message that was accepted, in order. */
  sent: Sent[] = []
  turns: Turn[] = []
  /** Whether somebody without a number is addressed by `to`, as some sources say. */
  takesUserIdAsTo = false

  add({ numbers = [], templates = [], media = [] }: WhatsAppWorld): void {
    this.numbers.push(...numbers)
    this.templates.push(...templates)
    this.media.push(...media)
  }

  #parts({ path }: StandInRequest): string[] {
    return path.split('/').filter(Boolean).slice(1).map(decodeURIComponent)
  }

  has(request: StandInRequest): boolean {
    const [id, kind] = this.#parts(request)
    return (
      id === 'media-files' ||
      this.numbers.some((number) => number.id === id) ||
      kind === 'message_templates' ||
      this.media.some((media) => media.id === id)
    )
  }

  graph = (request: StandInRequest): Reply => {
    const [id = '', kind] = this.#parts(request)
    const owner = this.numbers.find(({ token }) => token === request.bearer)
    if (!owner) return refusal(190, 401)
    if (kind === 'message_templates') return this.#listTemplates(owner, id)
    if (id === 'media-files') return this.#file(kind ?? '')
    const media = this.media.find((each) => each.id === id)
    if (media) return this.#describe(media, request)
    if (id !== owner.id) return refusal(100)
    if (kind === 'messages' && request.method === 'POST') return this.#take(owner, request.json)
    return { body: { id, display_phone_number: owner.phone, verified_name: owner.name } }
  }

  #listTemplates(owner: WorldNumber, businessId: string): Reply {
    if (businessId !== owner.businessId) return refusal(100)
    const data = this.templates
      .filter((each) => each.businessId === businessId)
      .map(({ businessId: _, ...template }) => template)
    return { body: { data, paging: { cursors: { before: 'a', after: '' } } } }
  }

  #describe({ id, type, bytes, size }: WorldMedia, { headers }: StandInRequest): Reply {
    const url = `http://${headers.host}/graph/v26.0/media-files/${encodeURIComponent(id)}`
    const file_size = size ?? Buffer.from(bytes, 'base64').length
    return { body: { id, url, mime_type: type, file_size, messaging_product: 'whatsapp' } }
  }

  #file(id: string): Reply {
    const media = this.media.find((each) => each.id === id)
    if (!media) return { status: 404 }
    return {
      headers: { 'Content-Type': media.type },
      body: new Uint8Array(Buffer.from(media.bytes, 'base64')),
    }
  }

  #take(owner: WorldNumber, body: Record<string, unknown>): Reply {
    const turn = this.turns.shift() ?? null
    if (turn && typeof turn === 'object') return refusal(turn.code, turn.status)
    if (body.messaging_product !== 'whatsapp') return refusal(131008)
    const hasNumber = typeof body.to === 'string' && /^\d{5,20}$/.test(body.to)
    const hasUser = this.takesUserIdAsTo
      ? typeof body.to === 'string'
      : typeof body.recipient === 'string'
    if (!hasNumber && !hasUser) return refusal(131009)
    if (body.type === 'template') {
      const { name } = body.template as { name?: string }
      const template = this.templates.find((each) => each.name === name)
      if (template?.status !== 'APPROVED') return refusal(132001, 404)
    } else if (!(body.text as { body?: string } | undefined)?.body) return refusal(131009)
    const id = `wamid.${randomUUID()}`
    this.sent.push({ phoneNumberId: owner.id, id, body })
    if (turn === 'accepted-then-cut') return { drops: true }
    if (turn === 'nonsense') return { status: 502, body: 'Bad gateway' }
    return {
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: body.to, wa_id: body.to }],
        messages: [{ id }],
      },
    }
  }
}
