import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { SectionNav } from '../clients/client/section-nav.tsx'
import { clientReportsAction, clientReportsData } from './client-reports.server.ts'

type LogoProps = {
  clientId: string
  name: string
  logo: { src: string; width: number; height: number } | null
}

/** The client's logo on the cover of its reports. */
function LogoCard({ clientId, name, logo }: LogoProps) {
  return (
    <Card
      title="Logo na capa"
      icon="star"
      text="PNG ou JPEG de até 500 KB, cada lado de 32 a 2.000 pixels. Sem logo, a capa traz só o nome."
    >
      {logo && (
        <div className="report-logo">
          <img src={logo.src} width={logo.width} height={logo.height} alt={name} />
          <ItemAction intent="remove-logo" label="Tirar o logo" busyText="Tirando..." />
        </div>
      )}
      <form
        method="post"
        action={`/agencia/clientes/${clientId}/logo`}
        encType="multipart/form-data"
        className="grid gap-3"
      >
        <Field
          type="file"
          name="file"
          label={logo ? 'Trocar o logo' : 'Arquivo do logo'}
          accept="image/png,image/jpeg"
          required
        />
        <p>
          <Button type="submit" variant="ghost">
            Enviar o logo
          </Button>
        </p>
      </form>
    </Card>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => clientReportsData(args)
export const action = (args: ActionFunctionArgs) => clientReportsAction(args)

export default function ClientReportsPage() {
  const { id, name, sections, reports, span, cadence, cadences, logo } =
    useLoaderData<typeof loader>()
  useFailureToast()
  const begin = usePostForm('begin-report')
  const change = usePostForm('cadence')
  return (
    <>
      <PageHead title={name} text="Relatórios" />
      <SectionNav sections={sections} />
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
          <LogoCard clientId={id} name={name} logo={logo} />
        </div>
      </div>
    </>
  )
}
