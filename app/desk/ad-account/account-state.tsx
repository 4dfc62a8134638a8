import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { DemoMark } from '../shared/demo-mark.tsx'

type Props = {
  account: {
    id: string
    demo: boolean
    client: { id: string; name: string } | null
    tone: string
    stateText: string
    sentence: string
    problem: string
    last: string
    next: string
    covered: string
  }
}

/** An account's state and its actions. */
export function AccountState({ account }: Props) {
  const { id, demo, client, tone, stateText, sentence, problem, last, next, covered } = account
  return (
    <>
      <div>
        <p className="received" data-state={tone}>
          {stateText}
        </p>
        <p>{sentence}</p>
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

const EVERY_MS = 2000

/** Progress of a sync; without scripts the page reloads itself. */
export function SyncProgress({ percent }: { percent: number }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, EVERY_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  const text = percent < 100 ? 'Buscando os últimos 13 meses' : 'Buscando os números'
  return (
    <section className="card panel" aria-label={text}>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <p className="title-3" role="status">
        {text}
        {percent < 100 && `… ${percent}%`}
      </p>
      <Progress label={text} value={percent > 0 && percent < 100 ? percent : undefined} />
      <p className="text-muted">
        Cada período entra inteiro de uma vez, do mais novo para o mais antigo. Pode sair desta
        página.
      </p>
    </section>
  )
}
