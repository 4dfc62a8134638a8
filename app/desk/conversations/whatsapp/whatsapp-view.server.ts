import { firstName } from '#features/conversations/rules/conversations.ts'
import { phoneText } from '#features/conversations/rules/whatsapp/numbers.ts'
import { mediaProblemText, problemText } from '#features/conversations/rules/whatsapp/problems.ts'
import {
  categoryText,
  type Template,
  templateFields,
  templateObstacle,
  templateTitle,
} from '#features/conversations/rules/whatsapp/templates.ts'
import { agoText, leftText, windowEnd } from '#features/conversations/rules/whatsapp/window.ts'
import type { WhatsAppThread } from '#features/conversations/server/conversations.server.ts'

/** For a row of the list: the channel, and whether it can be written to. */
export const whatsappTag = (lastInAt: Date | undefined, now: Date): string =>
  lastInAt && windowEnd(lastInAt) <= now.getTime() ? 'WhatsApp, janela fechada' : 'WhatsApp'

type Row = WhatsAppThread['extras'][number]

const deliveries = {
  stored: '',
  sent: 'enviada',
  delivered: 'entregue',
  read: 'lida',
  failed: 'não entregue',
}

function stateOf({ sending, delivery }: Row): string {
  if (!sending) return ''
  if (sending === 'queued') return 'na fila'
  if (sending === 'sending') return 'enviando'
  if (sending === 'uncertain') return 'não confirmada'
  return deliveries[delivery]
}

const sizeFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1000
  if (kilobytes < 1000) return `${sizeFormat.format(Math.max(kilobytes, 0.1))} kB`
  return `${sizeFormat.format(kilobytes / 1000)} MB`
}

const kindNames: Record<string, string> = {
  image: 'Foto',
  sticker: 'Figurinha',
  audio: 'Áudio',
  video: 'Vídeo',
  document: 'Documento',
}

function mediaView(
  { id, fileName, state, problem, type, size }: WhatsAppThread['media'][number],
  row: Row,
) {
  const name = fileName || kindNames[row.kind] || 'Arquivo'
  const mediaKind = state === 'stored' ? (type?.split('/')[0] ?? '') : ''
  return {
    id,
    name,
    shown:
      mediaKind === 'image' || mediaKind === 'audio' || mediaKind === 'video' ? mediaKind : 'file',
    isStored: state === 'stored',
    about: size ? sizeText(size) : '',
    text:
      state === 'waiting'
        ? 'Guardando o arquivo...'
        : state === 'refused'
          ? mediaProblemText(problem)
          : '',
  }
}

const QUOTE_LENGTH = 120

const shorten = (text: string) =>
  text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH).trimEnd()}…` : text

function extrasView({ extras, media, reactions }: WhatsAppThread, name: string) {
  const byId = new Map(extras.map((row) => [row.externalId, row]))
  const files = new Map(media.map((each) => [each.number, each]))
  const emojis = new Map(reactions.map(({ target, emoji }) => [target, emoji]))
  return Object.fromEntries(
    extras.map((row) => {
      const file = files.get(row.number)
      const quoted = row.replyTo ? byId.get(row.replyTo) : undefined
      const needsPerson = row.sending === 'failed' || row.sending === 'uncertain'
      return [
        row.number,
        {
          saidAt: row.saidAt?.getTime() ?? null,
          state: stateOf(row),
          media: file ? mediaView(file, row) : null,
          // Words that stand for a file say nothing beside it.
          isPlaceholder:
            Boolean(file) && (row.body === kindNames[row.kind] || row.body === file?.fileName),
          quote: row.replyTo
            ? {
                who: quoted ? (quoted.author === 'staff' ? 'Equipe' : name) : '',
                text: quoted ? shorten(quoted.body) : 'Uma mensagem de antes',
              }
            : null,
          reaction: (row.externalId && emojis.get(row.externalId)) || '',
          problem: needsPerson ? problemText(row.problem) : '',
          isUncertain: row.sending === 'uncertain',
        },
      ]
    }),
  )
}

export type ExtraView = ReturnType<typeof extrasView>[string]

function templateView(template: Template) {
  const obstacle = templateObstacle(template)
  return {
    ...template,
    title: templateTitle(template.name),
    about:
      obstacle ||
      `Aprovado, ${categoryText(template.category)}, ${template.language.replace('_', '-')}`,
    isUsable: !obstacle,
    fields: obstacle ? [] : templateFields(template),
  }
}

type Place = { url: URL; name: string; now: Date }

/** A conversation by WhatsApp: who, until when anything may be written, and the templates. */
export function whatsappView(thread: WhatsAppThread, { url, name, now }: Place) {
  const { person, number, templates } = thread
  const end = windowEnd(person.lastInAt)
  const left = end - now.getTime()
  const all = templates.map(templateView)
  const templateId = url.searchParams.get('modelo')
  const usable = all.filter(({ isUsable }) => isUsable)
  const free = person.freeUntil && person.freeUntil > now ? person.freeUntil : null
  return {
    address: `WhatsApp, ${person.waId ? phoneText(person.waId) : 'sem número visível'}`,
    firstName: firstName(name),
    end,
    isOpen: left > 0,
    isConnected: Boolean(number),
    leftText: left > 0 ? leftText(left) : agoText(-left),
    freeText: free
      ? `Veio de um anúncio: mensagens sem custo por mais ${leftText(free.getTime() - now.getTime())}.`
      : '',
    extras: extrasView(thread, name),
    templates: all,
    chosen: usable.find(({ id }) => id === templateId) ?? usable[0] ?? null,
  }
}

export type WhatsAppView = ReturnType<typeof whatsappView>
