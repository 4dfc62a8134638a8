import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { clientOf } from '#features/client-overview/server/client-overview.server.ts'
import { eraseClientForm } from '#features/people/rules/desk.ts'
import { eraseClient, requireOwner } from '#features/people/server/people.server.ts'
import { formatCount } from '#features/shared/rules/text.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta } from '../../shared/desk-view.server.ts'
import { FormFooter } from '../../shared/form-footer.tsx'

export const meta = pageMeta
export const headers = actionHeaders

export async function loader(args: LoaderFunctionArgs) {
  await requireOwner(args)
  const report = await clientOf(args, args.params.id ?? '')
  if (!report) throw data(null, 404)
  const { client, people } = report
  return {
    meta: deskMeta('Apagar cliente'),
    crumb: 'Apagar',
    id: client.id,
    name: client.name,
    people: people.length,
  }
}

export const action = deskAction('eraseClient', () => '/agencia/clientes', {
  'erase-client': act(
    eraseClientForm,
    ({ database, staffId, id }, { name }) => eraseClient(database, staffId, id, name),
    'owner',
  ),
})

export default function EraseClientPage() {
  const { id, name, people } = useLoaderData<typeof loader>()
  const { busy, field, form } = usePostForm('erase-client', eraseClientForm)
  useFailureToast()
  return (
    <>
      <PageHead title={`Apagar ${name}`} text="Não tem volta. Se houver dúvida, arquive." />
      <div className="panels">
        <Card title="O que será apagado" icon="trash">
          <ul className="desk-list">
            <li>Todas as campanhas e os números de cada dia</li>
            <li>Anotações e convites abertos</li>
            <li>
              O acesso de {formatCount(people, 'pessoa', 'pessoas')}; as contas delas continuam
              existindo
            </li>
          </ul>
          <PostForm {...form} className="grid gap-5">
            <Field
              label={`Para confirmar, digite: ${name}`}
              {...field('name')}
              autoComplete="off"
              required
            />
            <FormFooter
              label="Apagar para sempre"
              busy={busy}
              busyText="Apagando..."
              back={`/agencia/clientes/${id}`}
              danger
            />
          </PostForm>
        </Card>
      </div>
    </>
  )
}
