import { Link } from 'react-router'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { DemoMark } from '../../shared/demo-mark.tsx'
import { LiveProgress } from '../../shared/live-progress.tsx'

export type AccountFacts = {
  demo: boolean
  client: { id: string; name: string } | null
  tone: string
  stateText: string
  sentence: string
  problem: string
  /** What the platform no longer answers. */
  lost?: string
  last: string
  next: string
  covered: string
}

/** How an account is doing, of ads or of a channel. */
export function AccountStanding({ account }: { account: AccountFacts }) {
  const { demo, tone, stateText, sentence, lost, problem, last, next, covered } = account
  return (
    <div>
      <p className="received" data-state={tone}>
        {stateText}
      </p>
      <p>{sentence}</p>
      {lost && <p className="desk-warn">{lost}</p>}
      {problem && <p className="desk-quiet">{problem}</p>}
      <p className="desk-quiet">
        {last} {next}
      </p>
      {covered && <p className="desk-quiet">{covered}</p>}
      {demo && (
        <p className="desk-quiet">
          <DemoMark /> Esta conta é inventada: nada é pedido a nenhuma plataforma.
        </p>
      )}
    </div>
  )
}

/** How far a running sync is; nothing while none runs. */
export function SyncProgress({ running, percent }: { running: boolean; percent: number }) {
  if (!running) return null
  const whole = percent < 100
  return (
    <LiveProgress
      text={whole ? 'Buscando os últimos 13 meses' : 'Buscando os números'}
      note="Cada período entra inteiro de uma vez, do mais novo para o mais antigo. Pode sair desta página."
      percent={whole ? percent : undefined}
      everyMs={2000}
      reloadSeconds={5}
    />
  )
}

/** An account's state and its actions. */
export function AccountState({ account }: { account: AccountFacts & { id: string } }) {
  const { id, demo, client } = account
  return (
    <>
      <AccountStanding account={account} />
      <div className="connection-acts">
        {!demo && (
          <>
            <ItemAction intent="sync" label="Pedir os números agora" busyText="Pedindo..." />
            <Link to={`/agencia/conexoes/${id}/conferir`} className="btn btn-ghost btn-sm">
              Conferir com a plataforma
            </Link>
          </>
        )}
        <Link to={`/agencia/clientes/${client?.id}`} className="btn btn-ghost btn-sm">
          Ver o cliente
        </Link>
        {!demo && (
          <Sure
            label="Desligar do cliente"
            text="Com os números mantidos, arquivos novos podem mudá-los. Removidos, voltam a valer os dos arquivos."
          >
            <ItemAction
              intent="release"
              id="keep"
              fields={{ figures: 'keep', client: client?.id ?? '' }}
              label="Desligar e manter os números"
              busyText="Desligando..."
            />
            <ItemAction
              intent="release"
              id="remove"
              fields={{ figures: 'remove', client: client?.id ?? '' }}
              label="Desligar e remover os números"
              busyText="Removendo..."
              variant="cta"
              className="btn-danger"
            />
          </Sure>
        )}
      </div>
    </>
  )
}
