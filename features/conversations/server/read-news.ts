import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import type { VisitorNews } from '../rules/conversations.ts'
import { readAnswering } from './attendance/answering.ts'
import { conversations } from './schema.ts'
import { listNews, withToken } from './visitor.ts'

/** What is new for the holder of a secret: messages after a number, and who answers. */
export function readNews(
  database: Pick<Database, 'db'>,
  token: string,
  after: number,
  /** The last message that was on a visible page. */
  read = 0,
  now = Date.now(),
): Promise<VisitorNews & { id: string; version: number }> {
  return withToken(database, token, async (tx, conversation) => {
    const messages = await listNews(tx, conversation.id, after)
    return asServer(tx, async () => {
      const visitorRead = Math.min(read, conversation.lastNumber)
      if (visitorRead > conversation.visitorRead) {
        const isLater = and(
          eq(conversations.id, conversation.id),
          lt(conversations.visitorRead, visitorRead),
        )
        await tx.update(conversations).set({ visitorRead }).where(isLater)
      }
      const [row] = await tx
        .select({ leadId: conversations.leadId })
        .from(conversations)
        .where(eq(conversations.id, conversation.id))
      return {
        id: conversation.id,
        version: conversation.version,
        state: conversation.state,
        attendedBy: conversation.attendedBy,
        last: conversation.lastNumber,
        answering: await readAnswering(tx, conversation, now),
        reachable: Boolean(row?.leadId),
        messages,
      }
    })
  })
}
