import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { clientReportsAction, clientReportsData } from './client-reports.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => clientReportsData(args)
export const action = (args: ActionFunctionArgs) => clientReportsAction(args)

export default function ClientReportsPage() {
  const { id, name, reports, span, cadence, cadences } = useLoaderData<typeof loader>()
  useFailureToast()
  const begin = usePostForm('begin-report')
  const change = usePostForm('cadence')
  return (
    <>
      <PageHead title="Relatórios" text={name}>
        <Link to={`/agencia/clientes/${id}`} className="btn btn-ghost btn-sm">
          Voltar ao cliente
        </Link>
      </PageHead>
      <div className="panel-columns">
        <div>
          <Card title="Feitos até agora" icon="book">
            {reports.length > 0 ? (
              <ul className="desk-rows" aria-label="Relatórios deste cliente">
                {reports.map(({ id: report, title, about }) => (
                  <li key={report}>
                    <div className="desk-row-main">
                      <p className="font-semibold">
                        <Link to={`/agencia/relatorios/${report}`} className="link">
                          {title}
                        </Link>
                      </p>
                      <p className="desk-quiet">{about}</p>
                    </div>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-muted">Nenhum relatório ainda.</p>
            )}
          </Card>
        </div>
        <div>
          <Card
            title="Começar um relatório"
            icon="plus"
            text="Para qualquer período que já passou."
          >
            <PostForm {...begin.form} replace={false} className="grid gap-4">
              <div className="report-sign">
                <Field
                  type="date"
                  {...begin.field('first', span.first)}
                  label="Primeiro dia"
                  required
                />
                <Field
                  type="date"
                  {...begin.field('last', span.last)}
                  label="Último dia"
                  required
                />
              </div>
              <p>
                <Button type="submit" busy={begin.busy} busyText="Lendo os números...">
                  Começar
                </Button>
              </p>
            </PostForm>
          </Card>
          <Card
            title="Sozinho"
            icon="clock"
            text="O rascunho se faz no primeiro dia útil e espera por você."
          >
            <PostForm {...change.form} preventScrollReset className="invite-form" key={cadence}>
              <Field
                as="select"
                name="cadence"
                label="Frequência"
                defaultValue={cadence}
                className="grow"
              >
                {cadences.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Field>
              <Button type="submit" variant="ghost" busy={change.busy} busyText="Salvando...">
                Salvar
              </Button>
            </PostForm>
          </Card>
        </div>
      </div>
    </>
  )
}
