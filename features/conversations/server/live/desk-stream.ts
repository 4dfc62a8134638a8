import { redirect } from 'react-router'
import { openDesk } from '#features/people/server/people.server.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { logFailure } from '#server/failures/outage.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import { createSlots } from '#server/limits/slots.ts'
import { afterNumber } from '../../rules/conversation-requests.ts'
import { PAGE_SIZE } from '../../rules/conversations.ts'
import { renewPresence } from '../attendance/answering.ts'
import { type ConversationRow, readRows } from '../desk/list-conversations.ts'
import { findConversation } from '../desk/read-conversation.ts'
import { listNews } from '../visitor.ts'
import { eventHeaders, eventStream, eventText, isForStream } from './event-stream.ts'
import { type Batch, hubOf } from './hub.ts'

/** Tabs of one person in this process. */
const takeSlot = createSlots(10)

/** All pages that are told of one batch share its reading. */
const shared = new WeakMap<Batch, Promise<ConversationRow[]>>()

/**
 * Events of the desk: messages of the open conversation, numbered so that a page resumes, and the
 * changed rows of the list. A page that missed rows loads its list again when it connects.
 */
export async function streamDesk(args: Args): Promise<Response> {
  const { deps, database, staffId, run } = await openDesk(args)
  // Opened as a page it leads to the page.
  if (!isForStream(args.request.headers)) return redirect('/agencia/conversas')
  const { searchParams } = new URL(args.request.url)
  const id = searchParams.get('conversa') ?? ''
  const header = args.request.headers.get('Last-Event-ID')
  let after = afterNumber.parse(header || searchParams.get('depois'))
  const open = id ? await run((tx) => findConversation(tx, id)) : undefined
  const release = takeSlot(staffId)
  const hub = hubOf(deps)
  const changed = new Set<string>()
  const batches = new Map<string, Batch>()
  let isNew = true
  // A change elsewhere is no reason to read the open conversation.
  let hasNews = open !== undefined

  const stream = eventStream({
    isDraining: requestInfo(args).deps.isDraining,
    subscribe: (wake) => {
      const ends = [
        hub.watchAll((batch) => {
          for (const each of batch) {
            changed.add(each)
            batches.set(each, batch)
          }
          wake()
        }),
        ...(open
          ? [
              hub.watch(open.id, () => {
                hasNews = true
                wake()
              }),
            ]
          : []),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    read: async () => {
      const events: string[] = []
      // A comment, so that proxies and the page know at once that the stream is open.
      if (isNew) events.push(':\n\n')
      isNew = false
      const isDue = hasNews
      hasNews = false
      const messages =
        open && isDue ? await asStaff(database, staffId, (tx) => listNews(tx, open.id, after)) : []
      after = messages.at(-1)?.number ?? after
      events.push(...messages.map((message) => eventText('message', message, message.number)))
      const due = new Set(batches.values())
      batches.clear()
      const ids = new Set(changed)
      changed.clear()
      for (const batch of due) {
        const reading = shared.get(batch) ?? readRows(database.db, [...batch])
        shared.set(batch, reading)
        const rows = (await reading).filter((row) => ids.has(row.id))
        if (rows.length > 0) events.push(eventText('rows', rows))
      }
      const more = messages.length === PAGE_SIZE
      if (more) hasNews = true
      return { text: events.join(''), more }
    },
    // Whoever left the team is told nothing more.
    renew: () => asStaff(database, staffId, (tx) => renewPresence(tx, staffId)),
    onEnd: (error) => {
      release()
      if (error) logFailure(deps.log, 'desk stream', error)
    },
  })
  return new Response(stream, { headers: eventHeaders })
}
