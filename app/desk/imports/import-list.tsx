import { Link } from 'react-router'

export type ImportItem = {
  id: string
  file: string
  platform: string
  by: string
  state: string
  stateText: string
  result: string
  undone: string
}

const actionLabels: Record<string, string> = { done: 'Desfazer', ready: 'Conferir' }
const actionLabel = (state: string) => actionLabels[state] ?? 'Ver'

export function ImportList({ clientId, imports }: { clientId: string; imports: ImportItem[] }) {
  return (
    <ul className="desk-rows" aria-label="Importações">
      {imports.map(({ id, file, platform, by, state, stateText, result, undone }) => (
        <li key={id}>
          <div className="desk-row-main">
            <p className="font-semibold">
              {file} {stateText && <span className="pill">{stateText}</span>}
            </p>
            <p className="desk-quiet">
              {[platform, by].filter(Boolean).join(' · ')}
              {result && <br />}
              {result}
              {undone && <br />}
              {undone}
            </p>
          </div>
          <div className="desk-row-acts">
            <Link
              to={`/agencia/clientes/${clientId}/importacoes/${id}`}
              className="btn btn-ghost btn-sm"
              aria-label={`${actionLabel(state)} ${file}`}
            >
              {actionLabel(state)}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
