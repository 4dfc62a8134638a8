import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Pager } from '#app/shell/pager.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { DeskSearch } from '../shared/desk-search.tsx'
import { ClientRows } from './client-rows.tsx'
import { clientsAction, clientsData } from './clients.server.ts'

/** A member who is limited to their own clients and has none yet. */
function NoneOfMine() {
  return (
    <section className="card empty-card" aria-labelledby="no-clients">
      <h2 id="no-clients" className="title-3">
        Nenhum cliente é seu ainda
      </h2>
      <p>
        Você vê só os clientes pelos quais responde. Peça a quem cuida da equipe que lhe passe um.
      </p>
      <div className="empty-actions">
        <Link to="/agencia/clientes/novo" className="btn btn-cta">
          <Icon name="plus" />
          Novo cliente
        </Link>
      </div>
    </section>
  )
}

function NoClients() {
  return (
    <section className="card empty-card" aria-labelledby="no-clients">
      <span className="panel-icon">
        <Icon name="users" className="size-6" />
      </span>
      <h2 id="no-clients" className="title-3">
        Comece pelo primeiro cliente
      </h2>
      <p>
        Dê um nome à empresa e convide quem vai acompanhar os números. A pessoa recebe um link por
        e-mail, cria a senha e entra na Área do Cliente.
      </p>
      <div className="empty-actions">
        <Link to="/agencia/clientes/novo" className="btn btn-cta">
          <Icon name="plus" />
          Criar o primeiro cliente
        </Link>
        <ItemAction
          intent="add-samples"
          label="Explorar com dados de exemplo"
          busyText="Criando..."
        />
      </div>
    </section>
  )
}

/** Shown while there are sample clients. */
function SamplesLine() {
  return (
    <section className="card panel samples-line" aria-label="Clientes de exemplo">
      <p>
        <DemoMark /> Os clientes de exemplo e os números deles são inventados. Eles saem sozinhos
        quando você confirmar a primeira importação de verdade.
      </p>
      <ItemAction intent="remove-samples" label="Remover os exemplos" busyText="Removendo..." />
    </section>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const action = (args: ActionFunctionArgs) => clientsAction(args)
export const loader = (args: LoaderFunctionArgs) => clientsData(args)

export default function ClientsPage() {
  const { rows, month, search, archived, result, empty, all, archivedOnes, ...rest } =
    useLoaderData<typeof loader>()
  const { pages, samples, orders, people, hidden, limited } = rest
  useFailureToast()
  if (empty) {
    return (
      <>
        <PageHead title="Clientes" text="As empresas que a agência atende." />
        {limited ? <NoneOfMine /> : <NoClients />}
      </>
    )
  }
  return (
    <>
      <PageHead
        title={archived ? 'Clientes arquivados' : 'Clientes'}
        text={archived ? 'Fora da lista, com tudo guardado.' : `Como está cada um em ${month}.`}
      >
        <Link to="/agencia/clientes/novo" className="btn btn-cta">
          <Icon name="plus" />
          Novo cliente
        </Link>
      </PageHead>
      {samples && !limited && <SamplesLine />}
      <DeskSearch
        of="Clientes"
        label="Buscar por nome"
        search={search}
        result={result}
        hidden={hidden}
      />
      {people.length > 0 && (
        <nav aria-label="Responsável" className="standing-filters">
          {people.map(({ name, clients, to, current }) => (
            <Link key={to} to={to} aria-current={current ? 'true' : undefined} className="chip">
              {name}
              <span className="num ml-1.5">{clients}</span>
            </Link>
          ))}
        </nav>
      )}
      {rows.length > 0 ? (
        <ClientRows rows={rows} month={month} orders={orders} />
      ) : (
        <section className="card empty-card">
          <h2 className="title-3">Nenhum cliente encontrado</h2>
          <p>{search ? 'Tente outra parte do nome.' : 'Nada está no arquivo.'}</p>
        </section>
      )}
      <Pager pages={pages} />
      <p className="mt-5">
        {archived ? (
          <Link to="/agencia/clientes" className="link">
            Voltar para os {all} da lista
          </Link>
        ) : (
          archivedOnes > 0 && (
            <Link to="/agencia/clientes?arquivo=sim" className="link">
              Ver os arquivados ({archivedOnes})
            </Link>
          )
        )}
      </p>
    </>
  )
}
