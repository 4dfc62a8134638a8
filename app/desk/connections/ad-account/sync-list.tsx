import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'

type Sync = { id: string; title: string; tone: string; at: string; text: string }

function SyncList({ syncs }: { syncs: Sync[] }) {
  return (
    <ul className="desk-rows" aria-label="Pedidos">
      {syncs.map(({ id, title, tone, at, text }) => (
        <li key={id}>
          <div className="desk-row-main">
            <p className="received" data-state={tone}>
              {title}
            </p>
            <p className="desk-quiet">
              {at} · {text}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The end of an account's page: its last readings, and the way back. */
export function SyncHistory({ syncs }: { syncs: Sync[] }) {
  return (
    <>
      {syncs.length > 0 && (
        <Card title="Últimos pedidos" icon="refresh">
          <SyncList syncs={syncs} />
        </Card>
      )}
      <p>
        <Link to="/agencia/conexoes" className="link">
          Voltar para as conexões
        </Link>
      </p>
    </>
  )
}
