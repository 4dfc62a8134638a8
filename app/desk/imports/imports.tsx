import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageLinks } from '#app/shell/frame/shell-data.server.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Pager } from '#app/shell/pager.tsx'
import { clientOf } from '#features/client-overview/server/client-overview.server.ts'
import { IMPORTS_PER_PAGE, importsOf } from '#features/figures/server/figures.server.ts'
import { readPage } from '#features/shared/rules/input.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { importView } from './import.server.ts'
import { ImportList } from './import-list.tsx'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ''
  const page = readPage(args.url.searchParams.get('pagina'))
  const report = await clientOf(args, id)
  if (!report) throw data(null, 404)
  const offset = (page - 1) * IMPORTS_PER_PAGE
  const { imports, all } = await importsOf(args, id, { offset })
  return {
    meta: deskMeta(`Importações de ${report.client.name}`),
    crumb: 'Importações',
    crumbsAbove: [{ label: report.client.name, to: `/agencia/clientes/${id}` }],
    client: { id, name: report.client.name },
    imports: imports.map(importView),
    pages: pageLinks(args.url, page, all, IMPORTS_PER_PAGE),
  }
}

export default function ImportsPage() {
  const { client, imports, pages } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Importações" text={client.name} />
      <section className="card panel" aria-label="Importações deste cliente">
        {imports.length > 0 ? (
          <ImportList clientId={client.id} imports={imports} />
        ) : (
          <p className="text-muted">Nenhuma ainda.</p>
        )}
      </section>
      <Pager pages={pages} />
      <p className="mt-5">
        <Link to={`/agencia/clientes/${client.id}`} className="link">
          Voltar para {client.name}
        </Link>
      </p>
    </>
  )
}
