import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readPage } from '#contracts/input.ts'
import { clientOf } from '#server/modules/clients/clients.server.ts'
import { IMPORTS_PER_PAGE, importsOf } from '#server/modules/imports/imports.server.ts'
import { ImportList } from '../../features/account/desk/import-list.tsx'
import { PageHead } from '../../features/account/page-head.tsx'
import { Pager } from '../../features/campaigns/pager.tsx'
import { pageMeta } from '../../page-meta.ts'
import { pageLinks } from '../dashboard/page-links.server.ts'
import { deskMeta } from './desk-view.server.ts'
import { importView } from './import-view.server.ts'

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
      <p className="desk-foot">
        <Link to={`/agencia/clientes/${client.id}`} className="link">
          Voltar para {client.name}
        </Link>
      </p>
    </>
  )
}
