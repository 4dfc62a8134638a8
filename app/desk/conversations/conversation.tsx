import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ConversationList, ConversationsHead } from './conversation-list.tsx'
import { ConversationSide } from './conversation-side.tsx'
import { ConversationThread } from './conversation-thread.tsx'
import { conversationData } from './conversations.server.ts'
import { conversationAction } from './conversations-action.server.ts'
import { useDeskEvents, useWaitingTitle } from './use-desk-events.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => conversationData(args)
export const action = (args: ActionFunctionArgs) => conversationAction(args)

export default function ConversationPage() {
  const { list, thread } = useLoaderData<typeof loader>()
  useFailureToast()
  useWaitingTitle(list.waiting)
  const waiting = list.rows.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  const { news, isLive } = useDeskEvents({
    conversation: thread,
    waiting,
    isAttending: list.isAttending,
  })
  return (
    <>
      <ConversationsHead list={list} current={thread.id} />
      <div className="talk-split" data-side>
        <ConversationList list={list} current={thread.id} />
        <ConversationThread
          thread={thread}
          news={news}
          isLive={isLive}
          back={`/agencia/conversas${list.filters}`}
        />
        <ConversationSide thread={thread} key={thread.id} />
      </div>
    </>
  )
}
