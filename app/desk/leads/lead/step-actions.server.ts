import { stepEndForm } from '#features/leads/rules/funnel.ts'
import { finishStep, postponeStep } from '#features/leads/server/leads.server.ts'
import { act } from '../../shared/desk-action.server.ts'

/** A next step that is done or comes later, on Hoje and on its lead's page. */
export const stepActions = {
  'step-done': act(stepEndForm, ({ run, staffId }, { id, lead }) =>
    run((tx) => finishStep(tx, { staffId, leadId: lead, stepId: id })),
  ),
  'step-postpone': act(stepEndForm, ({ run, staffId }, { id, lead }) =>
    run((tx) => postponeStep(tx, { staffId, leadId: lead, stepId: id, now: new Date() })),
  ),
}
