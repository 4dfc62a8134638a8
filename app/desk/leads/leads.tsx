import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { actionHeaders, useFailureToast, useIntent } from '#app/shell/forms/form-state.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Board } from './board/board.tsx'
import { LeadList } from './lead-list.tsx'
import { leadsData } from './leads.server.ts'
import { leadsAction } from './leads-action.server.ts'
import { LeadsHead } from './leads-head.tsx'
import { UndoBanner } from './undo-banner.tsx'

function NoLeads() {
  return (
    <section className="card empty-card" aria-labelledby="no-leads">
      <span className="panel-icon">
        <Icon name="inbox" className="size-6" />
      </span>
      <h2 id="no-leads" className="title-3">
        Nenhum lead ainda
      </h2>
      <p>
        Quem escreve pelo site ou marca uma conversa aparece aqui sozinho. Quem liga ou passa na
        agência, você anota.
      </p>
      <div className="empty-actions">
        <Link to="/agencia/leads/novo" className="btn btn-cta">
          <Icon name="plus" />
          Anotar um lead
        </Link>
        <Link to="/agencia/clientes" className="btn btn-ghost">
          Explorar com dados de exemplo
        </Link>
      </div>
    </section>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => leadsData(args)
export const action = (args: ActionFunctionArgs) => leadsAction(args)

/** Also after a refused change: the page then shows what somebody else made of the lead. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formMethod === 'POST' || args.defaultShouldRevalidate

export default function LeadsPage() {
  const { list, board, done } = useLoaderData<typeof loader>()
  const { answer } = useIntent('board-move')
  useFailureToast()
  return (
    <>
      <LeadsHead list={list} />
      <FailureBox failure={answer?.failure} />
      <UndoBanner done={done} filters={list.filters} />
      {list.empty ? (
        <NoLeads />
      ) : board ? (
        <Board board={board} list={list} />
      ) : (
        <div className="lead-split">
          <LeadList list={list} />
          <section className="card lead-none" aria-label="Lead escolhido">
            <Icon name="inbox" className="size-7" />
            <p>Escolha um lead na lista para ler, responder e mudar o estado.</p>
            <p className="desk-quiet lead-keys">
              <kbd>J</kbd> e <kbd>K</kbd> andam pela lista, <kbd>Enter</kbd> abre, <kbd>/</kbd>{' '}
              busca.
            </p>
          </section>
        </div>
      )}
    </>
  )
}
