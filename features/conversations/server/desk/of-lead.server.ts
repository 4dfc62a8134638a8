import { openDesk } from '#features/people/server/people.server.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { exportConversations, listLeadConversations } from './read-conversation.ts'

/** For the lead's timeline. */
export async function leadConversationsOf(args: Args, leadId: string) {
  const { run } = await openDesk(args)
  return run((tx) => listLeadConversations(tx, leadId))
}

/** For the export of a person's data. */
export async function conversationDataOf(args: Args, leadId: string) {
  const { run } = await openDesk(args)
  return run((tx) => exportConversations(tx, leadId))
}
