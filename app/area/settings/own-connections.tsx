import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

type Account = {
  id: string
  name: string
  about: string
  chosen: boolean
  own: boolean
  refused: string
  note: string
  tone: string
  stateText: string
  sentence: string
  last: string
}

type Connected = {
  id: string
  tone: string
  stateText: string
  sentence: string
  ends: string
  hiddenNote: string
}

type Platform = {
  platform: string
  name: string
  offered: boolean
  connected?: Connected
  accounts: Account[]
}

type Props = { connections: { of: string | null; platforms: Platform[] } | null }

const text = 'Ligue a sua conta de anúncios para que os números cheguem sozinhos, todos os dias.'

/** The client's sign-in at ad platforms, if the agency offers it. */
export function OwnConnections({ connections }: Props) {
  if (!connections) {
    return (
      <Card title="Meta Ads" icon="megaphone" text={text}>
        <p>
          <Button variant="ghost" disabled>
            Conectar Meta Ads (Em breve)
          </Button>
        </p>
      </Card>
    )
  }
  const { of, platforms } = connections
  return platforms.map((each) => (
    <Card
      key={each.platform}
      title={each.name}
      icon="megaphone"
      text={of ? `${text} Vale para ${of}.` : text}
    >
      {each.connected && <ConnectionState {...each.connected} />}
      {each.accounts.length > 0 && (
        <ul className="desk-rows" aria-label={`Contas de ${each.name}`}>
          {each.accounts.map((account) => (
            <AccountRow key={account.id} {...account} />
          ))}
        </ul>
      )}
      <div className="connection-acts">
        {each.offered && (
          <a
            href={`/dashboard/conexoes/entrar/${each.platform}`}
            className={each.connected ? 'btn btn-ghost btn-sm' : 'btn btn-ghost'}
          >
            {each.connected ? 'Renovar o acesso' : `Conectar ${each.name}`}
          </a>
        )}
        {each.connected && (
          <Sure
            label="Desconectar"
            text="Apagamos o acesso e nenhum número novo chega por ele. Os que já vieram ficam."
          >
            <ItemAction
              intent="end-connection"
              id={each.connected.id}
              label="Desconectar mesmo"
              busyText="Desconectando..."
              variant="cta"
              className="btn-danger"
            />
          </Sure>
        )}
      </div>
    </Card>
  ))
}

function ConnectionState({ tone, stateText, sentence, ends, hiddenNote }: Omit<Connected, 'id'>) {
  return (
    <div>
      <p className="received" data-state={tone}>
        {stateText}
      </p>
      {sentence && <p>{sentence}</p>}
      {ends && <p className="desk-quiet">{ends}</p>}
      {hiddenNote && <p className="desk-quiet">{hiddenNote}</p>}
    </div>
  )
}

function AccountRow({ id, name, about, chosen, own, ...rest }: Account) {
  const { refused, note, tone, stateText, sentence, last } = rest
  return (
    <li>
      <div className="desk-row-main">
        <p className="font-semibold">{name}</p>
        <p className="desk-quiet">{about}</p>
        {chosen ? (
          <>
            <p className="received" data-state={tone}>
              {stateText}
            </p>
            <p className="desk-quiet">
              {own ? sentence : 'Ligada pela sua agência.'} {last}
            </p>
          </>
        ) : (
          (refused || note) && <p className="desk-quiet">{refused || note}</p>
        )}
      </div>
      <div className="desk-row-acts">
        {chosen && own && (
          <ItemAction
            intent="leave-account"
            id={id}
            label="Desligar"
            busyText="Desligando..."
            about={name}
          />
        )}
        {!chosen && !refused && (
          <ItemAction
            intent="choose-account"
            id={id}
            label="Trazer os números"
            busyText="Ligando..."
            about={name}
          />
        )}
      </div>
    </li>
  )
}
