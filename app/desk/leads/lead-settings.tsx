import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { actionHeaders, useFailureToast, useIntent } from '#app/shell/forms/form-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { leadSettingsOf } from '#features/leads/server/leads.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { leadSettingsAction } from './lead-settings-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders

export async function loader(args: LoaderFunctionArgs) {
  const { settings, version } = await leadSettingsOf(args)
  return { meta: deskMeta('Modelos de resposta'), crumb: 'Modelos de resposta', settings, version }
}

export const action = (args: ActionFunctionArgs) => leadSettingsAction(args)

export default function LeadSettingsPage() {
  const { settings, version } = useLoaderData<typeof loader>()
  const { answer, busy } = useIntent('lead-settings')
  useFailureToast(answer)
  const errors = answer?.errors ?? {}
  const fieldValue = (name: string, stored: string) => answer?.values[name] ?? stored
  const places = [...settings.templates, { name: '', subject: '', body: '' }].slice(0, 12)
  return (
    <>
      <PageHead
        title="Modelos de resposta"
        text="Por onde toda resposta começa. Cada pessoa muda o texto antes de enviar."
      />
      {/* The key resets the form after saving. */}
      <Form method="post" replace className="panels" key={JSON.stringify(settings)}>
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="lead-settings" />
        <input type="hidden" name="version" value={answer?.version ?? version} />
        {errors.templates && (
          <p role="alert" className="desk-warn">
            {errors.templates}
          </p>
        )}
        {places.map((template, index) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: templates are identified by their position
            key={index}
            title={template.name || 'Novo modelo'}
            icon="message"
          >
            <Field
              label="Nome"
              name={`name-${index}`}
              maxLength={40}
              autoComplete="off"
              defaultValue={fieldValue(`name-${index}`, template.name)}
              hint={template.name ? 'Esvazie nome e texto para tirar este modelo.' : undefined}
            />
            <Field
              label="Assunto do e-mail"
              name={`subject-${index}`}
              maxLength={120}
              autoComplete="off"
              defaultValue={fieldValue(`subject-${index}`, template.subject)}
            />
            <Field
              as="textarea"
              label="Texto"
              name={`body-${index}`}
              rows={5}
              maxLength={2000}
              defaultValue={fieldValue(`body-${index}`, template.body)}
            />
          </Card>
        ))}
        <Card title="Palavras que se preenchem sozinhas" icon="pen">
          <ul className="desk-list">
            <li>
              <code>{'{nome}'}</code> o primeiro nome da pessoa
            </li>
            <li>
              <code>{'{assunto}'}</code> o serviço da página de onde escreveu
            </li>
            <li>
              <code>{'{eu}'}</code> quem responde
            </li>
            <li>
              <code>{'{agencia}'}</code> e <code>{'{agenda}'}</code> o nome da agência e o link para
              marcar
            </li>
          </ul>
          <Field
            label="Lembrar depois de quantas horas de expediente"
            name="hours"
            type="number"
            min={1}
            max={80}
            required
            defaultValue={answer?.values.hours ?? settings.remindAfterHours}
            error={errors.hours}
            hint="Um lead sem resposta avisa por e-mail o responsável, ou toda a equipe. Uma vez."
          />
          <p className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy} busyText="Salvando...">
              Salvar
            </Button>
            <Link to="/agencia/leads" className="btn btn-ghost">
              Voltar
            </Link>
          </p>
        </Card>
      </Form>
    </>
  )
}
