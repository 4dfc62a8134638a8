import { useEffect, useRef } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { AgendaLinks } from '../agenda-links.tsx'
import { agendaSettingsAction, agendaSettingsData } from './agenda-settings.server.ts'
import { AgendaKinds } from './kind-fields.tsx'
import {
  AgendaClosed,
  AgendaHours,
  AgendaPeople,
  AgendaPlace,
  AgendaRules,
} from './settings-fields.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => agendaSettingsData(args)
export const action = (args: ActionFunctionArgs) => agendaSettingsAction(args)

/** What is wrong, with a way to each field; it gets the focus, since the form is long. */
function WrongFields({ errors }: { errors: FieldErrors }) {
  const ref = useRef<HTMLDivElement>(null)
  const fields = Object.entries(errors)
  useEffect(() => {
    if (Object.keys(errors).length > 0) ref.current?.focus()
  }, [errors])
  if (fields.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="card panel settings-wrong">
      <p className="font-semibold">Nada foi salvo ainda. O que você digitou continua aqui.</p>
      <ul>
        {fields.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`} className="link">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export default function AgendaSettingsPage() {
  const { values: stored, version, ...data } = useLoaderData<typeof loader>()
  const { answer, busy, errors, form } = usePostForm('save-agenda')
  useFailureToast()
  const filled = { values: answer?.values ?? stored, errors }
  return (
    <>
      <PageHead
        title="Ajustes da agenda"
        text="O que muda aqui vale para as próximas conversas; as marcadas ficam como estão."
      >
        <AgendaLinks here="ajustes" />
      </PageHead>
      <PostForm {...form} key={version} className="settings-form">
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <WrongFields errors={errors} />
        <div className="panel-columns">
          <div>
            <Card title="Horários" icon="clock" text="Quando dá para marcar uma conversa.">
              <AgendaHours {...filled} opening={data.opening} />
            </Card>
            <Card title="Dias fechados" icon="calendar">
              <AgendaClosed
                {...filled}
                rows={data.closedRows}
                holidays={data.holidays}
                today={data.today}
              />
            </Card>
            <Card id="pessoas" title="Quem atende" icon="users">
              <AgendaPeople {...filled} people={data.people} />
            </Card>
          </div>
          <div>
            <Card title="Tipos de conversa" icon="message">
              <AgendaKinds
                {...filled}
                kinds={data.kinds}
                added={data.newKind}
                people={data.people}
              />
            </Card>
            <Card title="Regras" icon="settings">
              <AgendaRules {...filled} />
            </Card>
            <Card title="Onde acontece" icon="map">
              <AgendaPlace {...filled} address={data.address} />
            </Card>
          </div>
        </div>
        <div className="settings-save">
          <Button type="submit" busy={busy} busyText="Salvando...">
            Salvar
          </Button>
          <p className="desk-quiet">Salva a página inteira.</p>
        </div>
      </PostForm>
    </>
  )
}
