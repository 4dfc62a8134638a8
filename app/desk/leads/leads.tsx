import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LeadList } from './lead-list.tsx'
import { leadsData } from './leads.server.ts'
import { LeadsHead } from './leads-head.tsx'

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
export const loader = (args: LoaderFunctionArgs) => leadsData(args)

export default function LeadsPage() {
  const { list } = useLoaderData<typeof loader>()
  return (
    <>
      <LeadsHead list={list} />
      {list.empty ? (
        <NoLeads />
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
