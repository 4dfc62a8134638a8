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

const acts: Record<string, string> = { done: 'Desfazer', ready: 'Conferir' }
const actOf = (state: string) => acts[state] ?? 'Ver'

/** A client's imports, the latest first; each leads to its own page, where it can be undone. */
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
              aria-label={`${actOf(state)} ${file}`}
            >
              {actOf(state)}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
