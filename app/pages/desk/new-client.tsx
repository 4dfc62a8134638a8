import { type ActionFunctionArgs, Form, Link } from 'react-router'
import { newClientForm } from '#contracts/desk.ts'
import { parseForm } from '#contracts/form.ts'
import { makeClient } from '#server/modules/clients/clients.server.ts'
import { actionHeaders } from '../../action-headers.ts'
import { FailureBox } from '../../features/account/failure-box.tsx'
import { PageHead } from '../../features/account/page-head.tsx'
import { useFailureToast } from '../../features/account/use-failure-toast.ts'
import { useFormCheck } from '../../features/account/use-form-check.ts'
import { useIntent } from '../../features/account/use-intent.ts'
import { pageMeta } from '../../page-meta.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { runFormVerb } from '../form-action.server.ts'
import { deskMeta } from './desk-view.server.ts'

export const meta = pageMeta
export const headers = actionHeaders

export const loader = () => ({ meta: deskMeta('Novo cliente'), crumb: 'Novo cliente' })

export const action = (args: ActionFunctionArgs) =>
  runFormVerb(
    args,
    {
      create: async (actionArgs, form) => {
        const { values, errors } = parseForm(newClientForm, form)
        return errors ?? makeClient(actionArgs, values)
      },
    },
    ['name', 'email'],
  )

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
              defaultValue={answer?.given.name}
              error={errors.name}
            />
            <Field
              label="E-mail da primeira pessoa"
              name="email"
              type="email"
              autoComplete="off"
              maxLength={255}
              defaultValue={answer?.given.email}
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
