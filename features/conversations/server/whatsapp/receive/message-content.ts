import { stripControls } from '#features/shared/rules/text.ts'
import { cleanText, MESSAGE_MAX } from '../../../rules/conversations.ts'
import type { MessageKind } from '../schema.ts'
import type { InMessage } from './webhook-shape.ts'

type Content = {
  kind: MessageKind
  body: string
  media?: { mediaId: string; fileName: string }
}

const mediaNames = {
  image: 'Foto',
  audio: 'Áudio',
  video: 'Vídeo',
  document: 'Documento',
  sticker: 'Figurinha',
} as const

type MediaKind = keyof typeof mediaNames

const isMediaKind = (type: string): type is MediaKind => Object.hasOwn(mediaNames, type)

const shorten = (text: string) => cleanText(text.toWellFormed()).slice(0, MESSAGE_MAX)

/** A file's name without paths and signs that a system could read otherwise. */
function fileName(name = ''): string {
  return stripControls(name.toWellFormed())
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim()
    .slice(0, 200)
}

function placeText({ location }: InMessage): string {
  if (!location) return ''
  const { latitude, longitude, name, address } = location
  return [name, address, `${latitude}, ${longitude}`].filter(Boolean).join('\n')
}

function cardsText({ contacts }: InMessage): string {
  return (contacts ?? [])
    .slice(0, 20)
    .map(({ name, phones }) =>
      [name?.formatted_name, ...(phones ?? []).map(({ phone }) => phone)]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n')
}

const choiceOf = ({ button, interactive }: InMessage) =>
  button?.text ?? interactive?.button_reply?.title ?? interactive?.list_reply?.title

/** What is stored of a message: always some words, so that nothing that came is invisible. */
export function contentOf(message: InMessage): Content {
  const { type } = message
  if (isMediaKind(type)) {
    const media = message[type]
    const name = fileName(media?.filename)
    const body = shorten(media?.caption ?? '') || name || mediaNames[type]
    if (!media) return { kind: 'other', body: `${mediaNames[type]} que não chegou inteira` }
    return { kind: type, body, media: { mediaId: media.id, fileName: name } }
  }
  const words: [MessageKind, string | undefined][] = [
    ['text', message.text?.body],
    ['location', placeText(message)],
    ['contacts', cardsText(message)],
    ['choice', choiceOf(message)],
  ]
  for (const [kind, text] of words) {
    const body = shorten(text ?? '')
    if (body) return { kind, body }
  }
  return { kind: 'other', body: 'Mensagem de um tipo que o WhatsApp não entrega aqui' }
}
