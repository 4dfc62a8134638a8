import { moveForm } from '#features/leads/rules/leads.ts'
import { moveLead } from '#features/leads/server/leads.server.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { afterChange, listAddress } from '../leads-action.server.ts'

/** A move whose questions were answered on a page of their own. */
export const moveLeadAction = deskAction('moveLead', listAddress, {
  'board-move': act(moveForm, async (call, move) => ({
    to: afterChange(call, await moveLead(call, move)),
  })),
})
