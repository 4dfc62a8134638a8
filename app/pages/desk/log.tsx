import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readCount } from '#contracts/input.ts'
import { logOf } from '#server/modules/staff/team.server.ts'
import { ActList } from '../../features/account/desk/act-list.tsx'
import { PageHead } from '../../features/account/page-head.tsx'
import { pageMeta } from '../../page-meta.ts'
import { actView } from './client.server.ts'
import { deskMeta } from './desk-view.server.ts'

export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const query = args.url.searchParams
  const before = readCount(query.get('antes'))
  const clientId = query.get('cliente')?.slice(0, 64) || undefined
  const { acts, older } = await logOf(args, { before, clientId })
  const next = new URLSearchParams(clientId && { cliente: clientId })
  if (older) next.set('antes', String(older))
  return {
    meta: deskMeta('Registro'),
    crumb: 'Registro',
    acts: acts.map(actView),
    older: older ? `/agencia/registro?${next}` : null,
  }
}

export default function LogPage() {
  const { acts, older } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Registro"
        text="O que a equipe fez com os dados dos clientes. Nada aqui pode ser mudado ou apagado."
      />
      <section className="card panel" aria-label="Registro">
        <ActList acts={acts} />
      </section>
      {older && (
        <p className="desk-foot">
          <Link to={older} className="btn btn-ghost">
            Mais antigos
          </Link>
        </p>
      )}
    </>
  )
}
