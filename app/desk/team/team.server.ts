import type { LoaderFunctionArgs } from 'react-router'
import {
  itemForm,
  limitForm,
  publishingForm,
  roleForm,
  staffInviteForm,
} from '#features/people/rules/desk.ts'
import {
  allowPublishing,
  changeRole,
  invite,
  limitStaff,
  mustHaveSecondFactor,
  removeStaff,
  requireOwner,
  resetSecondFactor,
  teamOf,
} from '#features/people/server/people.server.ts'
import { byInvitation } from '../clients/client/client-action.server.ts'
import { auditView } from '../clients/client/client-views.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta, initialsOf, invitationView, lastAccessText } from '../shared/desk-view.server.ts'

export async function teamData(args: LoaderFunctionArgs) {
  const { self, members, invitations, auditLog: auditLines } = await teamOf(args)
  return {
    meta: deskMeta('Equipe'),
    isOwner: self.role === 'owner',
    enrolled: self.enrolled,
    required: mustHaveSecondFactor(args),
    members: members.map(({ lastSeen, ...member }) => ({
      ...member,
      initials: initialsOf(member.name),
      self: member.id === self.id,
      lastAccess: lastAccessText(lastSeen),
    })),
    invitations: invitations.map(invitationView),
    auditLines: auditLines.map(auditView),
  }
}

export const teamAction = deskAction('team', () => '/agencia/equipe', {
  invite: act(staffInviteForm, async ({ args, deps, staffId, origin }, { email, role }) => {
    if (role === 'owner') await requireOwner(args)
    await invite(deps, staffId, { email, staffRole: role }, origin)
  }),
  ...byInvitation,
  role: act(
    roleForm,
    ({ database, staffId }, { id, role }) => changeRole(database, staffId, id, role),
    'owner',
  ),
  limit: act(
    limitForm,
    ({ database, staffId }, { id, limited }) =>
      limitStaff(database, staffId, id, limited === 'yes'),
    'owner',
  ),
  publishing: act(
    publishingForm,
    ({ database, staffId }, { id, publishes }) =>
      allowPublishing(database, staffId, id, publishes === 'yes'),
    'owner',
  ),
  dismiss: act(
    itemForm,
    ({ database, staffId }, { id }) => removeStaff(database, staffId, id),
    'owner',
  ),
  'reset-factor': act(
    itemForm,
    ({ database, staffId }, { id }) => resetSecondFactor(database, staffId, id),
    'owner',
  ),
})
