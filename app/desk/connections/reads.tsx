import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { Choice } from '../shared/choice.tsx'

/** Something a credential may be allowed to read. */
export type Readable = { read: string; name: string; text: string }

/** What the pasted key is to read; the first unless somebody chose. */
type ReadChoicesProps = {
  readable: Readable[]
  /** What was chosen before the form was refused. */
  values?: Record<string, string>
  error?: string
}

export function ReadChoices({ readable, values, error }: ReadChoicesProps) {
  return (
    <fieldset className="connect-reads">
      <legend>O que este acesso lê</legend>
      {readable.map(({ read, name, text }, place) => (
        <Choice
          key={read}
          type="checkbox"
          name={`read-${read}`}
          value="sim"
          defaultChecked={values ? `read-${read}` in values : place === 0}
          label={name}
          hint={` ${text}`}
        />
      ))}
      {error && <p className="desk-warn">{error}</p>}
    </fieldset>
  )
}

type MoreReadsProps = {
  id: string
  platform: string
  kind: string
  /** What it does not read yet. */
  more: Readable[]
  canSignIn: boolean
}

/** Asks for one permission more: by signing in again, or by trying what the key reaches. */
export function MoreReads({ id, platform, kind, more, canSignIn }: MoreReadsProps) {
  if (more.length === 0 || (kind === 'sign-in' && !canSignIn)) return null
  return (
    <div className="connection-acts">
      {more.map(({ read, name }) =>
        kind === 'sign-in' ? (
          <a
            key={read}
            href={`/agencia/conexoes/entrar/${platform}?renova=${id}&le=${read}`}
            className="btn btn-ghost btn-sm"
          >
            Ler também {name}
          </a>
        ) : (
          <ItemAction
            key={read}
            intent="allow-read"
            id={id}
            fields={{ read }}
            label={`Ler também ${name}`}
            busyText="Perguntando..."
          />
        ),
      )}
    </div>
  )
}
