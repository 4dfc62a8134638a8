import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { type LossGroup, lossesData } from './losses.server.ts'

export const meta = pageMeta
export const loader = (args: LoaderFunctionArgs) => lossesData(args)

function LossTable({ group }: { group: LossGroup }) {
  return (
    <table className="loss-table">
      <caption className="sr-only">{group.name}</caption>
      <thead>
        <tr>
          <th scope="col">Motivo</th>
          <th scope="col">Perdas</th>
          <th scope="col">Valor</th>
        </tr>
      </thead>
      <tbody>
        {group.rows.map(({ reason, count, part, value }) => (
          <tr key={reason}>
            <th scope="row">
              {reason}
              <progress max={100} value={part} aria-hidden />
            </th>
            <td className="num">{count}</td>
            <td className="num">{value || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export default function LossesPage() {
  const { all, months } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Perdas" text="Por que leads se perderam, mês a mês.">
        <Link to="/agencia/leads?estado=lost" className="btn btn-ghost">
          Ver os perdidos
        </Link>
      </PageHead>
      <div className="panels">
        {[...(all ? [all] : []), ...months].map((group) => (
          <Card
            key={group.name}
            title={group.name}
            text={[group.total, group.value].filter(Boolean).join(', ')}
          >
            <LossTable group={group} />
          </Card>
        ))}
        {!all && (
          <Card title="Nenhuma perda nos últimos doze meses" icon="sun">
            <p>Quando um lead é marcado como perdido, o motivo aparece aqui.</p>
          </Card>
        )}
      </div>
    </>
  )
}
