import type { LoaderFunctionArgs } from 'react-router'
import { mustHaveSecondFactor, teamOf } from '#features/people/server/people.server.ts'
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
