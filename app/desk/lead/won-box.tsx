import { Form, Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { inviteLeadForm } from '#features/leads/rules/leads.ts'
import type { LeadView } from './lead-view.ts'

/** After Ganho: the client area, offered once. */
export function WonBox({ won }: { won: Exclude<LeadView['won'], false> }) {
  const { answer, busy } = useIntent('lead-invite')
  const { errors, form } = useFormCheck(inviteLeadForm, answer?.errors)
  if (won.client) {
    return (
      <p className="lead-won">
        <Icon name="badge-check" />
        <span>
          Virou cliente:{' '}
          <Link to={`/agencia/clientes/${won.client.id}`} className="link">
            {won.client.name}
          </Link>
        </span>
      </p>
    )
  }
  return (
    <section className="lead-answer" aria-labelledby="won-title">
      <h2 id="won-title">Convidar para a Área do Cliente</h2>
      <p className="desk-quiet">
        A empresa passa a existir na mesa, e a pessoa recebe um link para criar a senha.
      </p>
      <Form method="post" replace preventScrollReset {...form} className="lead-invite">
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="lead-invite" />
        <Field
          label="Nome da empresa"
          name="name"
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={answer?.given.name ?? won.name}
          error={errors.name}
        />
        <Field
          label="E-mail de quem convidar"
          name="email"
          type="email"
          required
          maxLength={255}
          autoComplete="off"
          defaultValue={answer?.given.email ?? won.email}
          error={errors.email}
        />
        <Button type="submit" busy={busy} busyText="Convidando...">
          <Icon name="user-plus" />
          Criar cliente e convidar
        </Button>
      </Form>
    </section>
  )
}
