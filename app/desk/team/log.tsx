import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { logOf } from '#features/people/server/people.server.ts'
import { readCount } from '#features/shared/rules/input.ts'
import { auditView } from '../clients/client/client-views.server.ts'
import { AuditList } from '../shared/audit-list.tsx'
import { deskMeta } from '../shared/desk-view.server.ts'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const before = readCount(query.get('antes'))
  const clientId = query.get('cliente')?.slice(0, 64) || undefined
  const { lines, older } = await logOf(args, { before, clientId })
  const next = new URLSearchParams(clientId && { cliente: clientId })
  if (older) next.set('antes', String(older))
  return {
    meta: deskMeta('Registro'),
    crumb: 'Registro',
    lines: lines.map(auditView),
    older: older ? `/agencia/registro?${next}` : null,
  }
}

export default function LogPage() {
  const { lines, older } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Registro"
        text="O que a equipe fez com os dados dos clientes. Nada aqui pode ser mudado ou apagado."
      />
      <section className="card panel" aria-label="Registro">
        <AuditList lines={lines} />
      </section>
      {older && (
        <p className="mt-5">
          <Link to={older} className="btn btn-ghost">
            Mais antigos
          </Link>
        </p>
      )}
    </>
  )
}
