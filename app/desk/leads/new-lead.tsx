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
import { noteLeadForm } from '#features/leads/rules/leads.ts'
import { noteLeadOnce } from '#features/leads/server/leads.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { ChannelField, PersonFields } from '../shared/invitations.tsx'

export const meta = pageMeta
export const headers = actionHeaders

export const loader = () => ({ meta: deskMeta('Anotar lead'), crumb: 'Anotar lead' })

export const action = deskAction('newLead', () => '/agencia/leads', {
  'new-lead': act(noteLeadForm, async ({ run, staffId, deps }, values) => {
    const id = await run((tx) => noteLeadOnce(tx, staffId, values, deps))
    return { to: `/agencia/leads/${id}` }
  }),
})

export default function NewLeadPage() {
  const { answer, busy } = useIntent('new-lead')
  const { errors, form } = useFormCheck(noteLeadForm, answer?.errors)
  useFailureToast(answer)
  const values = answer?.values ?? {}
  return (
    <>
      <PageHead
        title="Anotar lead"
        text="De quem ligou, passou na agência ou veio por indicação."
      />
      <div className="panels">
        <Card title="Quem é" icon="user-plus">
          <Form method="post" replace {...form} className="grid gap-5">
            <FailureBox failure={answer?.failure} />
            <input type="hidden" name="intent" value="new-lead" />
            <ChannelField values={values} errors={errors} />
            <PersonFields values={values} errors={errors} />
            <Field
              as="textarea"
              label="O que a pessoa quer"
              name="message"
              maxLength={1000}
              defaultValue={values.message}
              error={errors.message}
            />
            <p className="flex flex-wrap gap-3">
              <Button type="submit" busy={busy} busyText="Anotando...">
                Anotar lead
              </Button>
              <Link to="/agencia/leads" className="btn btn-ghost">
                Voltar
              </Link>
            </p>
          </Form>
        </Card>
      </div>
    </>
  )
}
