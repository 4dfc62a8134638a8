import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { newClientForm } from '#features/people/rules/desk.ts'
import { createClient } from '#features/people/server/people.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { FormFooter } from '../shared/form-footer.tsx'

export const meta = pageMeta
export const headers = actionHeaders

export const loader = () => ({ meta: deskMeta('Novo cliente'), crumb: 'Novo cliente' })

export const action = deskAction('newClient', () => '/agencia/clientes', {
  create: act(newClientForm, async ({ deps, staffId, origin }, values) => {
    const id = await createClient(deps, staffId, values, origin)
    const notice = values.email ? 'invitation-sent' : 'client-created'
    // With the person just invited, or where a client begins.
    const section = values.email ? '?secao=pessoas' : ''
    return { to: `/agencia/clientes/${id}${section}`, notice }
  }),
})

export default function NewClientPage() {
  const { busy, field, form } = usePostForm('create', newClientForm)
  useFailureToast()
  return (
    <>
      <PageHead
        title="Novo cliente"
        text="Uma empresa, com as pessoas que acompanham os números."
      />
      <div className="panels">
        <Card title="A empresa" icon="users">
          <PostForm {...form} className="grid gap-5">
            <Field
              label="Nome da empresa"
              {...field('name')}
              autoComplete="off"
              required
              maxLength={120}
            />
            <Field
              label="E-mail da primeira pessoa"
              {...field('email')}
              type="email"
              autoComplete="off"
              maxLength={255}
              hint="Ela recebe um link para criar a senha. Pode ficar para depois."
            />
            <FormFooter
              label="Criar cliente"
              busy={busy}
              busyText="Criando..."
              back="/agencia/clientes"
            />
          </PostForm>
        </Card>
      </div>
    </>
  )
}
