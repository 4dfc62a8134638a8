import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'

export type ChannelAccount = {
  id: string
  name: string
  about: string
  client: { id: string; name: string } | null
  tone: string
  stateText: string
  sentence: string
  lost: string
  proposal?: { id: string; name: string } | null
  doubt?: string
}

type StateProps = { tone: string; text: string; client: ChannelAccount['client'] }

/** An account's state with its client, in a list. */
export function StateLine({ tone, text, client }: StateProps) {
  return (
    <p>
      <span className="received" data-state={tone}>
        {text}
      </span>
      {client && <span className="desk-quiet"> · {client.name}</span>}
    </p>
  )
}

/** Accounts of channels: sites, searches and the like, with the client their name points to. */
export function ChannelRows({ accounts, label }: { accounts: ChannelAccount[]; label: string }) {
  return (
    <ul className="desk-rows" aria-label={label}>
      {accounts.map((account) => (
        <ChannelRow key={account.id} {...account} />
      ))}
    </ul>
  )
}

function ChannelRow(account: ChannelAccount) {
  const { id, name, about, client, tone, stateText, sentence, lost, proposal, doubt } = account
  return (
    <li>
      <div className="desk-row-main">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="desk-quiet wrap-anywhere">{about}</p>
        <StateLine tone={tone} text={stateText} client={client} />
        {tone === 'late' && <p>{sentence}</p>}
        {lost && <p className="desk-warn">{lost}</p>}
        {doubt && <p className="desk-quiet">{doubt}</p>}
      </div>
      <div className="desk-row-acts">
        {proposal && (
          <ItemAction
            intent="assign-listed"
            id={id}
            fields={{ client: proposal.id }}
            label={`Ligar a ${proposal.name}`}
            busyText="Ligando..."
          />
        )}
        <Link
          to={`/agencia/conexoes/canais/${id}`}
          className="btn btn-ghost btn-sm"
          aria-label={client ? `Ver ${name}` : `Escolher o cliente de ${name}`}
        >
          {client ? 'Ver' : 'Escolher o cliente'}
        </Link>
      </div>
    </li>
  )
}
