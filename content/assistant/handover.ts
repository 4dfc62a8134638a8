import type { Continuing, Handover } from '../types/assistant-handover.ts'
import data from './handover.json' with { type: 'json' }

/** Passing a visitor on to the team, in the words of the site. */
export const handover: Handover = data.handover
/** Going on with a conversation. */
export const continuing: Continuing = data.continuing
