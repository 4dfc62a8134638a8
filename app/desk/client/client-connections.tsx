import { Link } from 'react-router'

type Account = {
  id: string
  name: string
  platform: string
  about: string
  tone: string
  stateText: string
  last: string
}

/** The ad accounts that fill this client's figures by themselves. */
export function ClientConnections({ accounts }: { accounts: Account[] }) {
  return (
    <ul className="desk-rows" aria-label="Contas conectadas">
      {accounts.map(({ id, name, platform, about, tone, stateText, last }) => (
        <li key={id}>
          <div className="desk-row-main">
            <p className="font-semibold">
              {platform}: {name}
            </p>
            <p className="received" data-state={tone}>
              {stateText}
            </p>
            <p className="desk-quiet">
              {about}
              <br />
              {last}
            </p>
          </div>
          <div className="desk-row-acts">
            <Link
              to={`/agencia/conexoes/${id}`}
              className="btn btn-ghost btn-sm"
              aria-label={`Ver a conexão ${name}`}
            >
              Ver
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
