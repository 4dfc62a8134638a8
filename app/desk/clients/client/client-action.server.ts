import { alertSettingsForm } from '#features/alerts/rules/settings-form.ts'
import { markSeen, saveThresholds, watchClient } from '#features/alerts/server/alerts.server.ts'
import { figureNoteForm, goalsForm } from '#features/figures/rules/goals.ts'
import {
  addFigureNote,
  removeFigureNote,
  saveGoals,
} from '#features/figures/server/figures.server.ts'
import {
  clientForm,
  inviteForm,
  itemForm,
  noteForm,
  responsibleForm,
  rowForm,
} from '#features/people/rules/desk.ts'
import {
  addNote,
  changeClient,
  declineErasure,
  invite,
  markAgency,
  removeNote,
  removePerson,
  requireAllClients,
  resendInvitation,
  setResponsible,
  withdrawInvitation,
} from '#features/people/server/people.server.ts'
import { act, deskAction, samePage } from '../../shared/desk-action.server.ts'
import { countResults } from './result-choices.server.ts'

/** Actions on an open invitation, of a client or the team. */
export const byInvitation = {
  resend: act(rowForm, ({ deps, staffId, origin }, { id }) =>
    resendInvitation(deps, staffId, id, origin),
  ),
  withdraw: act(rowForm, ({ deps, staffId }, { id }) => withdrawInvitation(deps, staffId, id)),
}

/** Every form ends on the section it stands in. */
export const clientAction = deskAction('client', samePage, {
  rename: act(clientForm, ({ database, staffId, id }, { name }) =>
    changeClient(database, staffId, id, { name }),
  ),
  responsible: act(responsibleForm, (desk, { responsible }) => {
    requireAllClients(desk)
    return setResponsible(desk.database, desk.staffId, desk.id, responsible)
  }),
  archive: act(null, ({ database, staffId, id }) =>
    changeClient(database, staffId, id, { archived: true }),
  ),
  restore: act(null, ({ database, staffId, id }) =>
    changeClient(database, staffId, id, { archived: false }),
  ),
  'keep-client': act(null, ({ database, staffId, id }) => declineErasure(database, staffId, id)),
  'mark-agency': act(null, (desk) => {
    requireAllClients(desk)
    return markAgency(desk.database, desk.staffId, desk.id, true)
  }),
  'unmark-agency': act(null, (desk) => {
    requireAllClients(desk)
    return markAgency(desk.database, desk.staffId, desk.id, false)
  }),
  invite: act(inviteForm, ({ deps, staffId, id, origin }, values) =>
    invite(deps, staffId, { ...values, clientId: id }, origin),
  ),
  ...byInvitation,
  'remove-person': act(itemForm, ({ database, staffId, id }, person) =>
    removePerson(database, staffId, id, person.id),
  ),
  note: act(noteForm, ({ database, staffId, id }, { body }) =>
    addNote(database, staffId, id, body),
  ),
  'remove-note': act(rowForm, ({ database, staffId, id }, note) =>
    removeNote(database, staffId, id, note.id),
  ),
  'alert-seen': act(rowForm, ({ database, staffId }, alert) =>
    markSeen(database, staffId, alert.id),
  ),
  'alert-settings': act(alertSettingsForm, async (call, { quietWeekends, ...values }) => {
    const { database, staffId, id, version } = call
    const thresholds = { ...values, quietWeekends: quietWeekends === 'yes' }
    await saveThresholds(database, staffId, id, thresholds, version)
    await watchClient(database, id)
  }),
  goals: act(goalsForm, ({ database, staffId, id, version }, values) =>
    saveGoals(database, staffId, id, values, version),
  ),
  'count-results': countResults,
  'figure-note': act(figureNoteForm, ({ database, staffId, id }, { date, campaign, text }) =>
    addFigureNote(database, staffId, id, { date, campaignId: campaign || null, body: text }),
  ),
  'remove-figure-note': act(itemForm, ({ database, staffId, id }, note) =>
    removeFigureNote(database, staffId, id, note.id),
  ),
})
