import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { pushSettingsForm } from '#features/push/rules/push-forms.ts'
import { Choice } from '../shared/choice.tsx'
import { pushAction, pushData } from './push.server.ts'
import { ThisDevice } from './this-device.tsx'

type Choices = { newLead: boolean; waiting: boolean; meeting: boolean; showNames: boolean }
type Quiet = { from: string; to: string }

function SettingsForm({ choices, quiet, zone }: { choices: Choices; quiet: Quiet; zone: string }) {
  const { answer, busy, field, form } = usePostForm('push-settings', pushSettingsForm)
  /** A box that was left empty is missing from a form that failed. */
  const box = (name: keyof Choices) => ({
    type: 'checkbox' as const,
    name,
    value: 'sim',
    defaultChecked: answer ? Boolean(answer.values[name]) : choices[name],
  })
  return (
    <PostForm {...form} preventScrollReset className="settings-part">
      <fieldset className="choices">
        <legend className="mb-1.5 font-semibold">Quero saber de</legend>
        <Choice
          {...box('newLead')}
          label="Novo lead"
          hint="Seu, ou ainda sem responsável: do formulário, do assistente ou da agenda."
        />
        <Choice
          {...box('waiting')}
          label="Alguém espera"
          hint="15 minutos antes do prazo de resposta, e quando pedem gente no chat do site."
        />
        <Choice
          {...box('meeting')}
          label="Conversa em 10 minutos"
          hint="As suas, e as que não são de ninguém."
        />
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-semibold">Sem avisos</legend>
        <div className="rule-fields">
          <Field {...field('quietFrom', quiet.from)} label="Das" type="time" />
          <Field {...field('quietTo', quiet.to)} label="Até as" type="time" />
        </div>
        <p className="desk-quiet mt-1.5">
          No horário de {zone}. Os leads desse tempo chegam juntos no fim dele; conversas não são
          avisadas. Deixe os dois vazios para receber a qualquer hora.
        </p>
      </fieldset>
      <Choice
        {...box('showNames')}
        label="Mostrar nomes na notificação"
        hint="Quem olhar a tela bloqueada lê o nome da pessoa. Sem isso, o aviso só diz o que houve."
      />
      <p>
        <Button type="submit" busy={busy} busyText="Salvando...">
          Salvar
        </Button>
      </p>
    </PostForm>
  )
}

type DeviceView = {
  id: string
  label: string
  isThis: boolean
  problem: string
  since: string
  last: string
}

function Devices({ devices }: { devices: DeviceView[] }) {
  if (devices.length === 0) {
    return <p className="text-muted">Nenhum ainda. Ative no aparelho em que quer receber.</p>
  }
  return (
    <>
      <ul className="desk-rows" aria-label="Aparelhos que recebem avisos">
        {devices.map(({ id, label, isThis, problem, since, last }) => (
          <li key={id}>
            <div className="desk-row-main">
              <p className="font-semibold">
                {label}
                {isThis && ' (este)'}
              </p>
              <p className="desk-quiet">{since}</p>
              <p className="desk-quiet">{last}</p>
              {problem && <p className="font-semibold text-danger">{problem}</p>}
            </div>
            <div className="desk-row-acts">
              <ItemAction
                intent="remove-device"
                id={id}
                label="Remover"
                about={label}
                busyText="Removendo..."
              />
            </div>
          </li>
        ))}
      </ul>
      <ItemAction
        intent="test-push"
        label="Enviar um aviso de teste"
        busyText="Enviando..."
        variant="ghost"
      />
    </>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => pushData(args)
export const action = (args: ActionFunctionArgs) => pushAction(args)

export default function PushPage() {
  const { publicKey, zone, choices, quiet, devices } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="Avisos"
        text="No celular ou no computador, mesmo com a mesa fechada. Cada pessoa escolhe os seus."
      />
      <div className="panels">
        <Card
          title="Neste aparelho"
          icon="smartphone"
          text="Um aparelho recebe até você sair da conta nele."
        >
          <ThisDevice publicKey={publicKey} isActive={devices.some(({ isThis }) => isThis)} />
        </Card>
        <Card title="O que avisar" icon="bell" text="Vale para todos os seus aparelhos.">
          <SettingsForm
            key={JSON.stringify([choices, quiet])}
            choices={choices}
            quiet={quiet}
            zone={zone}
          />
        </Card>
        <Card title="Seus aparelhos" icon="monitor">
          <Devices devices={devices} />
        </Card>
      </div>
    </>
  )
}
