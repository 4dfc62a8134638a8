import { formatCount } from '#features/shared/rules/text.ts'
import { claims } from './claims.ts'
import { meetingWay } from './derived/meeting-place.ts'

/**
 * The one free meeting: every page calls it this and says this length, wherever the specification
 * quotes no other words. @public the desk edits it.
 */
export const meetingName: string = 'conversa gratuita'
export const meetingLength: string = formatCount(
  claims.meetingMinutes.portfolio,
  'minuto',
  'minutos',
)

/** 'conversa gratuita de 30 minutos' */
export const meeting: string = `${meetingName} de ${meetingLength}`

/** On a button, and the line below it. */
export const meetingAction: string = `Agendar ${meetingName}`
export const meetingNote: string = `${meetingLength}, ${meetingWay}, sem compromisso`
