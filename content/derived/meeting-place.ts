import { brand } from '../brand.ts'
import type { AgendaSettings } from '../types/agenda.ts'

/** Where meetings take place until the agency changes it at the desk: without a link, each in a room of its own. */
export const meetingPlace: AgendaSettings['place'] = { kind: 'video', link: '' }

const ways: Record<AgendaSettings['place']['kind'], string> = {
  video: 'por vídeo',
  phone: 'por telefone',
  address: `na ${brand.name}`,
}

/** In a sentence: '30 minutos, por vídeo'. */
export const meetingWay = ways[meetingPlace.kind]
