import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { leadSettingsOf } from '#features/leads/server/leads.server.ts'
import { deskMeta } from '../../shared/desk-view.server.ts'
import { FormFooter } from '../../shared/form-footer.tsx'
import { leadSettingsAction } from './lead-settings-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders

export async function loader(args: LoaderFunctionArgs) {
  const meta = deskMeta('Modelos de resposta')
  return { meta, crumb: 'Modelos de resposta', ...(await leadSettingsOf(args)) }
}

export const action = (args: ActionFunctionArgs) => leadSettingsAction(args)

export default function LeadSettingsPage() {
  const { settings, version, funnel, funnelVersion } = useLoaderData<typeof loader>()
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
      <FunnelForm funnel={funnel} version={funnelVersion} />
    </>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

const chances = [
  { name: 'new', label: 'Novo', usual: 'De costume 10: de cada dez leads novos, um fecha.' },
  {
    name: 'talking',
    label: 'Em conversa',
    usual: 'De costume 25: de cada quatro conversas, uma fecha.',
  },
  {
    name: 'proposal',
    label: 'Proposta',
    usual: 'De costume 50: de cada duas propostas, uma fecha.',
  },
] as const

/** Chances of the forecast, and the reasons of losses. */
function FunnelForm({ funnel, version }: { funnel: Loaded['funnel']; version: string }) {
  const { answer, busy, field, form } = usePostForm('lead-funnel')
  return (
    <PostForm {...form} className="panels mt-6" key={JSON.stringify(funnel)}>
      <input type="hidden" name="version" value={answer?.version ?? version} />
      <Card
        id="funil"
        title="Funil"
        icon="funnel"
        text="A previsão do quadro soma o valor de cada lead em aberto vezes a chance do estado dele."
      >
        {chances.map(({ name, label, usual }) => (
          <Field
            key={name}
            label={`Chance de fechar em ${label}, em %`}
            {...field(name, String(funnel.chances[name]))}
            type="number"
            min={0}
            max={100}
            required
            hint={usual}
          />
        ))}
        <Field
          as="textarea"
          label="Motivos de perda"
          {...field('reasons', funnel.lossReasons.join('\n'))}
          rows={7}
          maxLength={2000}
          required
          hint="Um por linha, até doze. “Outro motivo” está sempre na lista."
        />
        <FormFooter label="Salvar funil" busy={busy} busyText="Salvando..." back="/agencia/leads" />
      </Card>
    </PostForm>
  )
}
