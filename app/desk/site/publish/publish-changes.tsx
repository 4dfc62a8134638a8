import { Link } from 'react-router'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { SkipLink } from '#app/shell/frame/skip-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatCount } from '#features/shared/rules/text.ts'
import type { publishData } from './publish.server.ts'
import { WordChanges } from './word-changes.tsx'

type Change = Awaited<ReturnType<typeof publishData>>['changes'][number]

/** The form that publishes, to which the boxes beside it belong. */
export const FORM = 'publicar'

function ChangeRow({ change }: { change: Change }) {
  const blocked = change.problem !== null || change.refused
  return (
    <li>
      <label className="site-tick">
        <input
          type="checkbox"
          name="include"
          form={FORM}
          value={`${change.version} ${change.key}`}
          defaultChecked={!blocked && !change.waits}
          disabled={blocked}
        />
        <span className="sr-only">
          Publicar {change.name}, de {change.author}
        </span>
      </label>
      <div className="desk-row-main">
        <p className="font-semibold">
          <Link to={change.to} className="link">
            {change.name}
          </Link>
        </p>
        <WordChanges texts={change.texts} />
        <p className="desk-quiet">
          {change.author}, {change.when}
        </p>
        {change.unwritten > 0 && !change.problem && (
          <p className="site-unwritten">
            <Icon name="alert" />
            <span>
              {formatCount(
                change.unwritten,
                'texto do modelo por escrever',
                'textos do modelo por escrever',
              )}
              . Dá para publicar assim: visitantes não veem essas partes.{' '}
              <Link to={change.to} className="link">
                Escrever
              </Link>
            </span>
          </p>
        )}
        {change.problem && (
          <p className="text-danger">
            Fica de fora: {change.problem}{' '}
            <Link to={change.to} className="link">
              Corrigir
            </Link>
          </p>
        )}
        {change.refused && (
          <p className="desk-quiet">
            Outra pessoa publica isto: peça a um dono, ou veja em{' '}
            <Link to="/agencia/site/quem-publica" className="link">
              Quem publica
            </Link>
            .
          </p>
        )}
      </div>
      <div className="desk-row-acts">
        <ItemAction
          intent="discard-draft"
          id={change.key}
          fields={{ version: String(change.version) }}
          label="Desfazer"
          about={change.name}
          busyText="Desfazendo..."
          variant="quiet"
        />
      </div>
    </li>
  )
}

/** From so many changes on, the form below them is a long way, and so is unmarking each. */
const MANY = 5

const setAll = (checked: boolean) => {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name="include"]:enabled')
  for (const box of boxes) box.checked = checked
}

/** Past a long list: to the form, and all boxes at once. */
function ManyChanges() {
  return (
    <div className="site-many">
      <SkipLink to={`#${FORM}`} className="btn btn-ghost btn-sm">
        Ir a Publicar
      </SkipLink>
      <button type="button" className="btn btn-quiet btn-sm scripted" onClick={() => setAll(true)}>
        Marcar todas
      </button>
      <button type="button" className="btn btn-quiet btn-sm scripted" onClick={() => setAll(false)}>
        Desmarcar todas
      </button>
    </div>
  )
}

/** What somebody going back did not ask for stands below, to be marked. */
export function Changes({ changes, mayPublish }: { changes: Change[]; mayPublish: boolean }) {
  const others = changes.filter(({ waits }) => waits)
  return (
    <>
      {mayPublish && changes.length > MANY && <ManyChanges />}
      <ul className="desk-rows site-changes">
        {changes
          .filter(({ waits }) => !waits)
          .map((change) => (
            <ChangeRow key={change.key} change={change} />
          ))}
      </ul>
      {others.length > 0 && (
        <section className="site-others" aria-labelledby="outros">
          <h2 id="outros">Outros rascunhos</h2>
          <p className="desk-quiet">
            Não fazem parte da volta e ficam como estão. Marque o que quiser publicar junto.
          </p>
          <ul className="desk-rows site-changes">
            {others.map((change) => (
              <ChangeRow key={change.key} change={change} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What waits cannot be published as it is, so there is nothing to press yet. */
export function CorrectFirst({ changes }: { changes: Change[] }) {
  return (
    <>
      <p>Antes de publicar, corrija o que espera:</p>
      <ul className="site-links">
        {changes.map(({ key, name, problem, to }) => (
          <li key={key}>
            <Link to={to} className="link">
              {name}
            </Link>
            <span className="desk-quiet"> {problem}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
