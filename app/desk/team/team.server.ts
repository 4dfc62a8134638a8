import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { itemForm, roleForm, rowForm, staffInviteForm } from '#features/people/rules/desk.ts'
import {
  dismiss,
  giveRole,
  mustHaveSecondFactor,
  resetFactorOf,
  sendAgain,
  sendInvitation,
  teamOf,
  withdraw,
} from '#features/people/server/people.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { actView } from '../client/client.server.ts'
import { deskMeta, initialsOf, invitationView, seenText } from '../shared/desk-view.server.ts'

export async function teamData(args: LoaderFunctionArgs) {
  const { self, members, invitations, acts } = await teamOf(args)
  return {
    meta: deskMeta('Equipe'),
    isOwner: self.role === 'owner',
    enrolled: self.enrolled,
    required: mustHaveSecondFactor(args),
    members: members.map(({ lastSeen, ...member }) => ({
      ...member,
      initials: initialsOf(member.name),
      self: member.id === self.id,
      seen: seenText(lastSeen),
    })),
    invitations: invitations.map(invitationView),
    acts: acts.map(actView),
  }
}

type Intent = 'invite' | 'resend' | 'withdraw' | 'role' | 'dismiss' | 'reset-factor'

const team = '/agencia/equipe'

const verbs: FormVerbs<Intent> = {
  invite: async (args, form) => {
    const { values, errors } = parseForm(staffInviteForm, form)
    if (errors) return errors
    return sendInvitation(args, { email: values.email, staffRole: values.role }, team)
  },
  resend: async (args, form) => {
    const { values, errors } = parseForm(rowForm, form)
    return errors ?? sendAgain(args, values.id, team)
  },
  withdraw: async (args, form) => {
    const { values, errors } = parseForm(rowForm, form)
    return errors ?? withdraw(args, values.id, team)
  },
  role: async (args, form) => {
    const { values, errors } = parseForm(roleForm, form)
    return errors ?? giveRole(args, values.id, values.role)
  },
  dismiss: async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? dismiss(args, values.id)
  },
  'reset-factor': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? resetFactorOf(args, values.id)
  },
}

export const teamAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['id', 'email', 'role'])
