import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { actionHeaders } from '#app/shell/forms/action-headers.ts'
import type { FormAnswer } from '#app/shell/forms/form-answer.ts'
import { useFailureToast } from '#app/shell/forms/use-failure-toast.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { DeskSearch } from '../shared/desk-search.tsx'
import { ClientRows } from './client-rows.tsx'
import { clientsData } from './clients.server.ts'
import { clientsAction } from './clients-action.server.ts'
import { NoClients } from './no-clients.tsx'
import { SamplesLine } from './samples-line.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const action = (args: ActionFunctionArgs) => clientsAction(args)
export const loader = (args: LoaderFunctionArgs) => clientsData(args)

export default function ClientsPage() {
  const { rows, month, search, archived, found, empty, all, archivedOnes, pages, samples } =
    useLoaderData<typeof loader>()
  useFailureToast(useActionData<FormAnswer>())
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
        found={found}
        kept={archived ? { arquivo: 'sim' } : {}}
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
      <p className="desk-foot">
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
