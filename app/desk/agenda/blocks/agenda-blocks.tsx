import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { blockForm } from '#features/agenda/rules/agenda-forms.ts'
import { Choice } from '../../shared/choice.tsx'
import { AgendaLinks } from '../agenda-links.tsx'
import { agendaBlocksAction, agendaBlocksData } from './agenda-blocks.server.ts'

type Props = { hosts: { id: string; name: string }[]; today: string }

function BlockForm({ hosts, today }: Props) {
  const { busy, field, form, answer } = usePostForm('block-time', blockForm)
  const clash = answer?.errors?.anyway
  return (
    <PostForm {...form} preventScrollReset className="settings-part">
      <div className="rule-fields">
        <Field {...field('day')} label="Dia" type="date" min={today} />
        <Field {...field('from')} label="Das" type="time" />
        <Field {...field('until')} label="Até as" type="time" />
        <Field
          {...field('untilDay')}
          label="Último dia"
          hint="Só se for mais de um."
          type="date"
          min={today}
        />
      </div>
      <div className="kind-fields">
        <Field
          {...field('note')}
          label="Para quê"
          hint="Só a equipe vê."
          maxLength={100}
          autoComplete="off"
        />
        {hosts.length > 0 ? (
          <Field {...field('host')} as="select" label="De quem">
            <option value="">Todos</option>
            {hosts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Field>
        ) : (
          <input type="hidden" name="host" value="" />
        )}
      </div>
      {clash && (
        <div className="grid gap-3">
          <p role="alert" className="font-semibold text-danger wrap-anywhere">
            {clash}
          </p>
          <Choice type="checkbox" name="anyway" value="sim" label="Bloquear mesmo assim" />
        </div>
      )}
      <p>
        <Button type="submit" busy={busy} busyText="Bloqueando...">
          Bloquear
        </Button>
      </p>
    </PostForm>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const loader = (args: LoaderFunctionArgs) => agendaBlocksData(args)
export const action = (args: ActionFunctionArgs) => agendaBlocksAction(args)

export default function AgendaBlocksPage() {
  const { blocks, hosts, today } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <>
      <PageHead
        title="Horários bloqueados"
        text="Ninguém marca nada neles. As conversas que já estão marcadas continuam."
      >
        <AgendaLinks here="bloqueios" />
      </PageHead>
      <div className="panels">
        <Card title="Bloquear um horário" icon="lock">
          <BlockForm key={blocks.map(({ id }) => id).join()} hosts={hosts} today={today} />
        </Card>
        {blocks.length > 0 && (
          <Card title="Bloqueados" icon="calendar">
            <ul className="desk-rows" aria-label="Horários bloqueados">
              {blocks.map(({ id, text, note }) => (
                <li key={id}>
                  <div className="desk-row-main">
                    <p className="font-semibold">{text}</p>
                    {note && <p className="desk-quiet">{note}</p>}
                  </div>
                  <ItemAction
                    intent="unblock-time"
                    id={id}
                    label="Liberar"
                    about={text}
                    busyText="Liberando..."
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  )
}
