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
  const { rows, month, search, archived, result, empty, all, archivedOnes, pages, samples } =
    useLoaderData<typeof loader>()
  useFailureToast()
  if (empty) {
    return (
      <>
        <PageHead title="Clientes" text="As empresas que a agência atende." />
        <NoClients />
      </>
    )
  }
  return (
    <>
      <PageHead
        title={archived ? 'Clientes arquivados' : 'Clientes'}
        text={archived ? 'Fora da lista, com tudo guardado.' : 'Como estão os números de cada um.'}
      >
        <Link to="/agencia/clientes/novo" className="btn btn-cta">
          <Icon name="plus" />
          Novo cliente
        </Link>
      </PageHead>
      {samples && <SamplesLine />}
      <DeskSearch
        of="Clientes"
        label="Buscar por nome"
        search={search}
        result={result}
        hidden={archived ? { arquivo: 'sim' } : {}}
      />
      {rows.length > 0 ? (
        <ClientRows rows={rows} month={month} />
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
