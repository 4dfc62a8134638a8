import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction, Sure } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { type TextChange, WordChanges } from '../publish/word-changes.tsx'
import { releaseAction, releaseData } from './history.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => releaseData(args)
export const action = (args: ActionFunctionArgs) => releaseAction(args)

type Release = Awaited<ReturnType<typeof releaseData>>

type ChangedDocument = { key: string; name: string; texts: TextChange[] }

function ChangedTexts({ documents }: { documents: readonly ChangedDocument[] }) {
  return (
    <ul className="desk-rows">
      {documents.map(({ key, name, texts }) => (
        <li key={key}>
          <div className="desk-row-main">
            <p className="font-semibold">{name}</p>
            <WordChanges texts={texts} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function HourForm({ day, hour }: Pick<Release, 'day' | 'hour'>) {
  const { busy, field, form } = usePostForm('move-release')
  return (
    <PostForm {...form} className="mb-4 grid grid-cols-1 gap-3">
      <div className="site-when-at">
        <Field type="date" label="Dia" required {...field('day', day)} />
        <Field type="time" label="Hora" required {...field('hour', hour)} />
      </div>
      <Button type="submit" variant="ghost" size="sm" busy={busy} busyText="Mudando...">
        Mudar a hora
      </Button>
    </PostForm>
  )
}

function Compare({ others, compared }: Pick<Release, 'others' | 'compared'>) {
  if (others.length === 0) return null
  return (
    <Card title="Comparar" icon="layers">
      <Form className="grid grid-cols-1 gap-3">
        <Field as="select" name="com" label="Com a versão de" defaultValue={compared?.id}>
          {others.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Field>
        <Button type="submit" variant="ghost" size="sm">
          Comparar
        </Button>
      </Form>
      {compared && (
        <section aria-label="Diferenças" className="mt-4 wrap-anywhere">
          {compared.changes.length === 0 && <p className="text-muted">As duas são iguais.</p>}
          <ChangedTexts documents={compared.changes} />
        </section>
      )}
    </Card>
  )
}

const recoverLabels = {
  after: 'Recuperar o texto desta versão',
  before: 'Recuperar o texto de antes',
}

/** Which text becomes a draft is said on the button; what visitors see already needs none. */
function RecoverActs({ change }: { change: Release['changes'][number] }) {
  if (change.recover.length === 0) return null
  return (
    <div className="desk-row-acts">
      {change.recover.map((state) => (
        <ItemAction
          key={state}
          intent="restore-document"
          id={change.key}
          fields={{ state }}
          label={recoverLabels[state]}
          about={change.name}
          busyText="Recuperando..."
          variant="quiet"
          leaves
        />
      ))}
    </div>
  )
}

/** What going back would change; the next step shows it again and publishes. */
function Returning({ back }: Pick<Release, 'back'>) {
  if (back.length === 0) {
    return (
      <Card title="Voltar a esta versão" icon="undo">
        <p className="text-muted">O site está igual a esta versão.</p>
      </Card>
    )
  }
  return (
    <Card
      title="O que muda ao voltar"
      icon="undo"
      text="Nada muda na hora: o próximo passo mostra tudo de novo e publica."
    >
      <ChangedTexts documents={back} />
    </Card>
  )
}

export default function ReleasePage() {
  const page = useLoaderData<typeof loader>()
  const { title, about, changes, back, scheduled, current, mayPublish } = page
  useFailureToast()
  const canReturn = !scheduled && !current
  return (
    <>
      <PageHead title={title} text={about}>
        <div className="site-head-acts">
          {canReturn && back.length > 0 && (
            <ItemAction
              intent="restore-release"
              label="Voltar a esta versão"
              busyText="Preparando..."
              variant="cta"
              leaves
            />
          )}
          <Link to="/agencia/site/historico" className="btn btn-ghost btn-sm">
            Todas as versões
          </Link>
        </div>
      </PageHead>
      <div className="panel-columns">
        <Card title={scheduled ? 'O que vai mudar' : 'O que mudou'} icon="pen">
          {changes.length === 0 && (
            <p className="text-muted">
              Nada: são os textos que vieram com o sistema, sem nenhuma mudança da equipe.
            </p>
          )}
          <ul className="desk-rows">
            {changes.map((change) => (
              <li key={change.key}>
                <div className="desk-row-main">
                  <p className="font-semibold">{change.name}</p>
                  <WordChanges texts={change.texts} />
                  {change.live && !scheduled && (
                    <p className="desk-quiet">O site está assim agora.</p>
                  )}
                </div>
                {!scheduled && <RecoverActs change={change} />}
              </li>
            ))}
          </ul>
        </Card>
        <div>
          {scheduled && mayPublish && (
            <Card title="Agendada" icon="clock">
              <HourForm day={page.day} hour={page.hour} />
              <Sure
                label="Cancelar a publicação..."
                text="Ela não entra no ar, e as mudanças voltam a ser rascunho."
              >
                <ItemAction
                  intent="cancel-release"
                  label="Cancelar a publicação"
                  busyText="Cancelando..."
                />
                <Link
                  to="."
                  replace
                  reloadDocument
                  className="btn btn-ghost btn-sm justify-self-start"
                >
                  Manter agendada
                </Link>
              </Sure>
            </Card>
          )}
          <Compare {...page} />
          {canReturn && <Returning back={back} />}
        </div>
      </div>
    </>
  )
}
