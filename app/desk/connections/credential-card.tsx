import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Sure } from '#app/shell/forms/sure.tsx'
import { Card } from '#app/ui/card.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'
import { ConnectForm } from './connect-form.tsx'

type Account = {
  id: string
  name: string
  about: string
  client: { id: string; name: string } | null
  tone: string
  stateText: string
}

type Credential = {
  id: string
  platform: 'meta' | 'google'
  platformName: string
  kind: string
  kindText: string
  label: string
  demo: boolean
  /** Who signed in by themselves: theirs to renew. */
  client: string | null
  tone: string
  stateText: string
  sentence: string
  problem: string
  ends: string
  soon: boolean
  since: string
  count: string
  accounts: Account[]
}

type Props = { credential: Credential; isOwner: boolean; canSignIn: boolean }

/** One access to a platform, how it stands, and the accounts it reaches. */
export function CredentialCard({ credential, isOwner, canSignIn }: Props) {
  const { id, platform, platformName, label, client, kindText, since, count, accounts } = credential
  const { tone, stateText, sentence, problem, ends, soon, demo } = credential
  return (
    <Card
      title={`${platformName}: ${label}`}
      icon="link"
      text={
        <>
          {kindText} · {since} · {count} {demo && <DemoMark />}
        </>
      }
    >
      <div>
        <p className="received" data-state={tone}>
          {stateText}
        </p>
        {sentence && <p>{sentence}</p>}
        {problem && <p className="desk-quiet">{problem}</p>}
        <p className={soon ? 'desk-warn' : 'desk-quiet'}>{ends}</p>
      </div>
      {accounts.length > 0 ? (
        <ul className="desk-rows" aria-label={`Contas de ${label}`}>
          {accounts.map((account) => (
            <AccountRow key={account.id} {...account} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">
          {client
            ? 'O cliente ainda não escolheu nenhuma conta.'
            : 'Este acesso não alcança nenhuma conta de anúncios.'}
        </p>
      )}
      {!demo && (
        <div className="connection-acts">
          <ItemAction
            intent="refresh-accounts"
            id={id}
            label="Atualizar a lista"
            busyText="Perguntando..."
          />
          {isOwner && (
            <>
              {!client && (
                <Sure
                  label="Renovar o acesso"
                  text="O acesso novo toma o lugar deste. Contas e clientes continuam como estão."
                >
                  <ConnectForm platform={platform} renews={{ id, label }} />
                  {canSignIn && (
                    <a href={`/agencia/conexoes/entrar/${platform}?renova=${id}`} className="link">
                      Entrar pela plataforma
                    </a>
                  )}
                </Sure>
              )}
              <Sure
                label="Desconectar"
                text="O acesso é apagado e nenhum número novo chega por ele. Os que já vieram ficam."
              >
                <ItemAction
                  intent="disconnect"
                  id={id}
                  label="Desconectar mesmo"
                  busyText="Desconectando..."
                  variant="cta"
                  className="btn-danger"
                />
              </Sure>
            </>
          )}
        </div>
      )}
    </Card>
  )
}

function AccountRow({ id, name, about, client, tone, stateText }: Account) {
  return (
    <li>
      <div className="desk-row-main">
        <p className="font-semibold">{name}</p>
        <p className="desk-quiet">{about}</p>
        <p>
          <span className="received" data-state={tone}>
            {stateText}
          </span>
          {client && <span className="desk-quiet"> · {client.name}</span>}
        </p>
      </div>
      <div className="desk-row-acts">
        <Link
          to={`/agencia/conexoes/${id}`}
          className="btn btn-ghost btn-sm"
          aria-label={client ? `Ver ${name}` : `Ligar a um cliente: ${name}`}
        >
          {client ? 'Ver' : 'Ligar a um cliente'}
        </Link>
      </div>
    </li>
  )
}
