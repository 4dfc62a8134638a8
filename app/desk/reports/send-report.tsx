import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { sendReportAction, sendReportData } from './send-report.server.ts'
import { MomentFields, PeopleNames } from './sending-card.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => sendReportData(args)
export const action = (args: ActionFunctionArgs) => sendReportAction(args)
/** Also after a refusal: it shows the names and the text as they are now. */
export const shouldRevalidate = () => true

const Hidden = ({ fields }: { fields: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))

/** Who gets a report and when, before anybody gets it. */
export default function SendReportPage() {
  const page = useLoaderData<typeof loader>()
  const { people, others, fields, minutes } = page
  useFailureToast()
  const now = usePostForm('send-report')
  const later = usePostForm('schedule-report')
  return (
    <>
      <PageHead title={`Enviar o relatório de ${page.client}`} text={page.title}>
        <Link to={page.page} className="btn btn-ghost btn-sm">
          Voltar ao rascunho
        </Link>
      </PageHead>
      <div className="panel-columns">
        <div>
          <Card
            title={people.length === 0 ? 'Ninguém recebe por e-mail' : 'Quem recebe o e-mail'}
            icon="mail"
            text={
              people.length === 0
                ? 'Ninguém deste cliente tem acesso com e-mail confirmado. O relatório aparece na área dele.'
                : 'Com o PDF, e com o relatório na área do cliente.'
            }
          >
            {people.length > 0 && <PeopleNames people={people} />}
            {others.length > 0 && (
              <p className="desk-quiet">
                Não recebe, porque o e-mail não foi confirmado:{' '}
                {others.map(({ name, email }) => `${name} (${email})`).join(', ')}.
              </p>
            )}
          </Card>
          <Card title="O que ele diz" icon="book">
            <p>{page.summary}</p>
            {page.outdated && (
              <p className="desk-warn">
                Os números mudaram depois deste rascunho. Volte e atualize antes de aprovar.
              </p>
            )}
          </Card>
        </div>
        <div>
          <Card
            title="Enviar agora"
            icon="arrow"
            text={`Sai em ${minutes} minutos. Até lá dá para desfazer, e o cliente não vê nada.`}
          >
            <PostForm {...now.form} replace={false}>
              <Hidden fields={fields} />
              <Button type="submit" busy={now.busy} busyText="Aprovando...">
                Aprovar e enviar agora
              </Button>
            </PostForm>
          </Card>
          <Card
            title="Agendar"
            icon="calendar"
            text="Na próxima segunda às 9h, ou quando você escolher. Dá para mudar ou cancelar até sair."
          >
            <PostForm {...later.form} replace={false} className="grid gap-3">
              <Hidden fields={fields} />
              <MomentFields
                {...page.moment}
                day={later.answer?.values.day ?? page.moment.day}
                time={later.answer?.values.time ?? page.moment.time}
              />
              <p>
                <Button type="submit" variant="ghost" busy={later.busy} busyText="Agendando...">
                  Aprovar e agendar
                </Button>
              </p>
            </PostForm>
          </Card>
        </div>
      </div>
    </>
  )
}
