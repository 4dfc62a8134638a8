import { inviteForm } from '#features/agenda/rules/booking.ts'
import { inviteToMeeting, withdrawInvitation } from '#features/agenda/server/agenda.server.ts'
import { apartForm, separateForm, stepForm } from '#features/leads/rules/funnel.ts'
import {
  answerForm,
  contactForm,
  dealForm,
  inviteLeadForm,
  ownerForm,
  stateForm,
} from '#features/leads/rules/leads.ts'
import {
  answerLead,
  changeDeal,
  changeOwner,
  editContact,
  inviteLead,
  markDistinct,
  noteOnLead,
  releaseLead,
  removeLead,
  resendMails,
  separateLeads,
  setState,
  setStep,
} from '#features/leads/server/leads.server.ts'
import { itemForm, noteForm } from '#features/people/rules/desk.ts'
import { act, type DeskCall, deskAction } from '../../shared/desk-action.server.ts'
import { stepActions } from './step-actions.server.ts'

const addressOf = ({ id }: DeskCall) => `/agencia/leads/${id}`

/** Keeps the filters of the list. */
const backTo = (call: DeskCall) => addressOf(call) + call.url.search

export const leadAction = deskAction('lead', backTo, {
  'lead-state': act(stateForm, (desk, change) => setState(desk, desk.id, change)),
  'lead-owner': act(ownerForm, ({ run, id, staffId }, { version, owner }) =>
    run((tx) => changeOwner(tx, { leadId: id, staffId, version, ownerId: owner })),
  ),
  'lead-deal': act(dealForm, ({ run, id, staffId }, deal) =>
    run((tx) => changeDeal(tx, { ...deal, leadId: id, staffId })),
  ),
  'lead-step': act(stepForm, ({ run, id, staffId }, step) =>
    run((tx) => setStep(tx, { ...step, leadId: id, staffId })),
  ),
  ...stepActions,
  'lead-apart': act(apartForm, ({ run, id, staffId }, { other }) =>
    run((tx) => markDistinct(tx, { staffId, oneId: id, otherId: other })),
  ),
  'lead-separate': act(separateForm, async (call, { merge }) => {
    await separateLeads(call, merge)
  }),
  'lead-note': act(noteForm, ({ run, id, staffId }, { body }) =>
    run((tx) => noteOnLead(tx, { leadId: id, staffId, body })),
  ),
  'lead-answer': act(answerForm, async (call, values) => {
    const { run, id, deps, member, version } = call
    await run((tx) =>
      answerLead(tx, deps.queue, { leadId: id, staff: member, ...values, answerCount: version }),
    )
    // The browser opens the WhatsApp chat; the next page repeats the link.
    const to = new URL(backTo(call), call.url)
    if (values.channel === 'whatsapp') to.searchParams.set('conversa', 'aberta')
    else to.searchParams.delete('conversa')
    const notice = values.channel === 'whatsapp' ? 'answer-noted' : 'answer-sent'
    return { to: to.pathname + to.search, notice }
  }),
  'lead-release': act(null, async (call) => {
    const { run, id, deps, staffId } = call
    await run((tx) => releaseLead(tx, deps, { leadId: id, staffId }))
    return { to: addressOf(call) }
  }),
  'lead-remove': act(null, async ({ run, id, staffId }) => {
    await run((tx) => removeLead(tx, { leadId: id, staffId }))
    return { to: '/agencia/leads' }
  }),
  'lead-invite': act(inviteLeadForm, async (call, values) => {
    const { deps, id, staffId, origin } = call
    await inviteLead(deps, staffId, { leadId: id, ...values }, origin)
    return { to: addressOf(call) }
  }),
  'lead-resend': act(itemForm, (desk, { id }) => resendMails(desk, desk.id, id)),
  'meeting-invite': act(inviteForm, async (call, { kind, mail }) => {
    const isMailed = await inviteToMeeting(call, call.id, { kind, mail: mail === 'sim' })
    return { notice: isMailed ? 'meeting-invite-mailed' : 'meeting-invite-made' }
  }),
  'withdraw-invite': act(itemForm, (call, { id }) => withdrawInvitation(call, call.id, id)),
  'edit-contact': act(contactForm, ({ run, id, staffId }, person) =>
    run((tx) => editContact(tx, { ...person, leadId: id, staffId })),
  ),
})
