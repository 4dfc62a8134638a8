import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ConversationList, ConversationsHead } from './conversation-list.tsx'
import { conversationsData } from './conversations.server.ts'
import { conversationsAction } from './conversations-action.server.ts'
import { useDeskEvents, useWaitingTitle } from './use-desk-events.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => conversationsData(args)
export const action = (args: ActionFunctionArgs) => conversationsAction(args)

export default function ConversationsPage() {
  const { list } = useLoaderData<typeof loader>()
  useFailureToast()
  useWaitingTitle(list.waiting)
  const waiting = list.rows.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  useDeskEvents({ waiting, isAttending: list.isAttending })
  return (
    <>
      <ConversationsHead list={list} />
      <div className="talk-split">
        <ConversationList list={list} />
        <section className="card lead-none" aria-label="Conversa escolhida">
          <Icon name="message" className="size-7" />
          <p>Escolha uma conversa na lista para ler e responder.</p>
          <p className="desk-quiet lead-keys">
            <kbd>J</kbd> e <kbd>K</kbd> andam pela lista, <kbd>A</kbd> assume, <kbd>R</kbd>{' '}
            responde, <kbd>/</kbd> busca.
          </p>
          <p>
            <Link to="/agencia/conversas/respostas" className="link">
              Respostas rápidas e espera
            </Link>
          </p>
        </section>
      </div>
    </>
  )
}
