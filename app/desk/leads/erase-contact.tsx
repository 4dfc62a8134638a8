import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { eraseContactForm } from '#features/leads/rules/leads.ts'
import { eraseContact, leadOf } from '#features/leads/server/leads.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../shared/desk-view.server.ts'
import { FormFooter } from '../shared/form-footer.tsx'

export const meta = pageMeta
export const headers = actionHeaders

export async function loader(args: LoaderFunctionArgs) {
  const report = await leadOf(args, args.params.id ?? '')
  if (!report) throw data(null, 404)
  const { lead, contact, messages, meetings, others } = report
  return {
    meta: deskMeta('Apagar contato'),
    crumb: 'Apagar contato',
    id: lead.id,
    name: contact.name,
    what: [
      formatCount(others.length + 1, 'lead', 'leads'),
      `${formatCount(messages.length, 'mensagem', 'mensagens')} deste lead, com os e-mails e anotações`,
      ...(meetings.length > 0 ? [formatCount(meetings.length, 'reunião', 'reuniões')] : []),
    ],
  }
}

export const action = deskAction('eraseContact', () => '/agencia/leads', {
  'erase-contact': act(eraseContactForm, ({ deps, staffId, id }) =>
    eraseContact(deps, staffId, id),
  ),
})

export default function EraseContactPage() {
  const { id, name, what } = useLoaderData<typeof loader>()
  const { busy, form } = usePostForm('erase-contact')
  useFailureToast()
  return (
    <>
      <PageHead title={`Apagar ${name}`} text="Não tem volta: é para quando a pessoa pede." />
      <div className="panels">
        <Card title="O que será apagado" icon="trash">
          <ul className="desk-list">
            {what.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p className="desk-quiet">
            Cópias de segurança esquecem em poucos dias. Uma conta na Área do Cliente é da própria
            pessoa e continua; ela pode apagar em Configurações.
          </p>
          <PostForm {...form} className="grid gap-5">
            <label className="flex items-center gap-3">
              <input type="checkbox" name="sure" value="sim" required className="size-5" />
              Entendo que tudo desta pessoa será apagado
            </label>
            <FormFooter
              label="Apagar para sempre"
              busy={busy}
              busyText="Apagando..."
              back={`/agencia/leads/${id}`}
              danger
            />
          </PostForm>
        </Card>
      </div>
    </>
  )
}
