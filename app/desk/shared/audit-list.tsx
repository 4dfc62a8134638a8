import { Link } from 'react-router'

export type AuditView = {
  id: number
  at: string
  who: string
  what: string
  about: string | null
  client: { id: string; name: string } | null
}

export function AuditList({ lines }: { lines: AuditView[] }) {
  if (lines.length === 0) return <p className="text-muted">Nada foi feito ainda.</p>
  return (
    <ol className="timeline">
      {lines.map(({ id, at, who, what, about, client }) => (
        <li key={id}>
          <p className="desk-quiet">{at}</p>
          <p>
            <strong>{who}</strong> {what}
            {about && `: ${about}`}
            {client && (
              <>
                {' · '}
                <Link to={`/agencia/clientes/${client.id}`} className="link">
                  {client.name}
                </Link>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
