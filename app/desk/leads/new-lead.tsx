import { type ActionFunctionArgs, Form, Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { runFormVerb } from '#app/shell/forms/form-action.server.ts'
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
import { noteNewLead } from '#features/leads/server/leads.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { ChannelField, PersonFields } from '../shared/invitations.tsx'

export const meta = pageMeta
export const headers = actionHeaders

export const loader = () => ({ meta: deskMeta('Anotar lead'), crumb: 'Anotar lead' })

export const action = (args: ActionFunctionArgs) =>
  runFormVerb(
    args,
    {
      'new-lead': async (actionArgs, form) => {
        const { values, errors } = parseForm(noteLeadForm, form)
        return errors ?? noteNewLead(actionArgs, values)
      },
    },
    ['name', 'email', 'phone', 'company', 'message', 'channel'],
  )

export default function NewLeadPage() {
  const { answer, busy } = useIntent('new-lead')
  const { errors, form } = useFormCheck(noteLeadForm, answer?.errors)
  useFailureToast(answer)
  const given = answer?.given ?? {}
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
            <ChannelField given={given} errors={errors} />
            <PersonFields given={given} errors={errors} />
            <Field
              as="textarea"
              label="O que a pessoa quer"
              name="message"
              maxLength={1000}
              defaultValue={given.message}
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
