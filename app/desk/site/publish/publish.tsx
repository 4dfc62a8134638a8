import { useState } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { actionHeaders, useFailureToast, useIntent } from '#app/shell/forms/form-state.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { publishAction, publishData } from './publish.server.ts'
import { Changes, CorrectFirst, FORM } from './publish-changes.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => publishData(args)
export const action = (args: ActionFunctionArgs) => publishAction(args)

type Page = Awaited<ReturnType<typeof publishData>>

function PublishForm() {
  const [later, setLater] = useState(false)
  const { busy } = useIntent('publish-site')
  return (
    <Form method="post" id={FORM} tabIndex={-1} className="grid gap-4">
      <fieldset className="site-when">
        <legend>Quando</legend>
        <label>
          <input
            type="radio"
            name="when"
            value="now"
            defaultChecked
            onChange={() => setLater(false)}
          />
          <span>
            <b>Publicar agora</b>
            <small>No ar em alguns segundos</small>
          </span>
        </label>
        <label>
          <input type="radio" name="when" value="later" onChange={() => setLater(true)} />
          <span>
            <b>Agendar</b>
            <small>Dia e hora da agência</small>
          </span>
        </label>
        <div className="site-when-at">
          <Field type="date" name="day" label="Dia" />
          <Field type="time" name="hour" label="Hora" />
        </div>
      </fieldset>
      <Field name="note" label="O que mudou" hint="Opcional, só a equipe vê" maxLength={300} />
      <Button
        type="submit"
        name="intent"
        value="publish-site"
        busy={busy}
        busyText="Montando as páginas..."
      >
        {later ? 'Agendar' : 'Publicar agora'}
      </Button>
      <p className="desk-quiet">Dá para voltar à versão de antes a qualquer momento.</p>
    </Form>
  )
}

function Scheduled({ scheduled }: Pick<Page, 'scheduled'>) {
  if (scheduled.length === 0) return null
  return (
    <Card title="Agendado" icon="clock">
      <ul className="desk-rows">
        {scheduled.map(({ to, title, when, author }) => (
          <li key={to}>
            <div className="desk-row-main">
              <p className="font-semibold">{title}</p>
              <p className="desk-quiet">
                Entra no ar em {when}, por {author}.
              </p>
              <p>
                <Link to={to} className="link">
                  Mudar a hora ou cancelar
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export default function PublishPage() {
  const { title, changes, scheduled, mayPublish, deadLinks, links, created } =
    useLoaderData<typeof loader>()
  useFailureToast()
  const wrong = changes.filter(({ problem }) => problem !== null)
  const canPublish = changes.some(({ problem, refused }) => problem === null && !refused)
  return (
    <>
      <PageHead title={title} text="Marque o que entra no ar. O resto continua rascunho.">
        <Link to="/agencia/site" className="btn btn-ghost btn-sm">
          Voltar ao editor
        </Link>
      </PageHead>
      <div className="panel-columns">
        <div>
          {deadLinks.length > 0 && (
            <Card
              title="Links para páginas que saem"
              icon="alert"
              text="Sem mudar nada, o texto fica e o link some."
            >
              <ul className="site-links">
                {deadLinks.map(({ name, label, page, to }) => (
                  <li key={to + label}>
                    <Link to={to} className="link">
                      {name}
                    </Link>
                    <span className="desk-quiet">
                      {' '}
                      {label}, leva a {page}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <section className="card panel" aria-label="Mudanças">
            {changes.length > 0 ? (
              <Changes changes={changes} mayPublish={mayPublish} />
            ) : (
              <p className="text-muted">
                {scheduled.length > 0
                  ? 'Nada mais por publicar: o resto do que foi escrito espera a sua hora.'
                  : 'Nada por publicar: o site mostra tudo o que foi escrito.'}
              </p>
            )}
          </section>
          <Scheduled scheduled={scheduled} />
        </div>
        <div className="site-aside">
          {changes.length > 0 && (
            <Card title={mayPublish ? 'Publicar' : 'Quem publica'} icon="globe">
              {mayPublish && !canPublish && wrong.length > 0 ? (
                <CorrectFirst changes={wrong} />
              ) : mayPublish ? (
                <PublishForm />
              ) : (
                <p>
                  Suas mudanças estão salvas. Um dono, ou quem ele marcar em Equipe, confere e
                  publica.
                </p>
              )}
            </Card>
          )}
          <Card
            title="Prévia para alguém"
            icon="eye"
            text="Quem tiver o link vê o site com as mudanças, sem precisar de senha. Vale 7 dias."
          >
            <div id="previa" className="grid gap-3">
              {created && (
                <Field
                  label="Link, mostrado só agora"
                  defaultValue={created}
                  readOnly
                  onFocus={(event) => event.currentTarget.select()}
                />
              )}
              <ItemAction intent="share-preview" label="Criar um link" busyText="Criando..." />
              {links > 0 && (
                <ItemAction
                  intent="withdraw-preview"
                  label={links === 1 ? 'Desligar o link' : `Desligar os ${links} links`}
                  busyText="Desligando..."
                  variant="quiet"
                />
              )}
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}
