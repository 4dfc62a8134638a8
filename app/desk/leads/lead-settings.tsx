import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { leadSettingsOf } from '#features/leads/server/leads.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { FormFooter } from '../shared/form-footer.tsx'
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
  const { answer, busy, errors, field, form } = usePostForm('lead-settings')
  useFailureToast()
  const places = [...settings.templates, { name: '', subject: '', body: '' }].slice(0, 12)
  return (
    <>
      <PageHead
        title="Modelos de resposta"
        text="Por onde toda resposta começa. Cada pessoa muda o texto antes de enviar."
      />
      {/* The key resets the form after saving. */}
      <PostForm {...form} className="panels" key={JSON.stringify(settings)}>
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
              {...field(`name-${index}`, template.name)}
              maxLength={40}
              autoComplete="off"
              hint={template.name ? 'Esvazie nome e texto para tirar este modelo.' : undefined}
            />
            <Field
              label="Assunto do e-mail"
              {...field(`subject-${index}`, template.subject)}
              maxLength={120}
              autoComplete="off"
            />
            <Field
              as="textarea"
              label="Texto"
              {...field(`body-${index}`, template.body)}
              rows={5}
              maxLength={2000}
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
            {...field('hours', String(settings.remindAfterHours))}
            type="number"
            min={1}
            max={80}
            required
            hint="Um lead sem resposta avisa por e-mail o responsável, ou toda a equipe. Uma vez."
          />
          <FormFooter label="Salvar" busy={busy} busyText="Salvando..." back="/agencia/leads" />
        </Card>
      </PostForm>
    </>
  )
}
