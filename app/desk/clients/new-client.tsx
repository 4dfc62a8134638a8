import { Form, Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import {
  actionHeaders,
  useFailureToast,
  useFormCheck,
  useIntent,
} from '#app/shell/forms/form-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { newClientForm } from '#features/people/rules/desk.ts'
import { createClient } from '#features/people/server/people.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'

export const meta = pageMeta
export const headers = actionHeaders

export const loader = () => ({ meta: deskMeta('Novo cliente'), crumb: 'Novo cliente' })

export const action = deskAction('newClient', () => '/agencia/clientes', {
  create: act(newClientForm, async ({ deps, staffId, origin }, values) => {
    const id = await createClient(deps, staffId, values, origin)
    const notice = values.email ? 'invitation-sent' : 'client-created'
    return { to: `/agencia/clientes/${id}`, notice }
  }),
})

export default function NewClientPage() {
  const { answer, busy } = useIntent('create')
  const { errors, form } = useFormCheck(newClientForm, answer?.errors)
  useFailureToast(answer)
  return (
    <>
      <PageHead
        title="Novo cliente"
        text="Uma empresa, com as pessoas que acompanham os números."
      />
      <div className="panels">
        <Card title="A empresa" icon="users">
          <Form method="post" replace {...form} className="grid gap-5">
            <FailureBox failure={answer?.failure} />
            <input type="hidden" name="intent" value="create" />
            <Field
              label="Nome da empresa"
              name="name"
              autoComplete="off"
              required
              maxLength={120}
              defaultValue={answer?.values.name}
              error={errors.name}
            />
            <Field
              label="E-mail da primeira pessoa"
              name="email"
              type="email"
              autoComplete="off"
              maxLength={255}
              defaultValue={answer?.values.email}
              error={errors.email}
              hint="Ela recebe um link para criar a senha. Pode ficar para depois."
            />
            <p className="flex flex-wrap gap-3">
              <Button type="submit" busy={busy} busyText="Criando...">
                Criar cliente
              </Button>
              <Link to="/agencia/clientes" className="btn btn-ghost">
                Voltar
              </Link>
            </p>
          </Form>
        </Card>
      </div>
    </>
  )
}
