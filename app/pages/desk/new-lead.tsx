import { type ActionFunctionArgs, Form, Link } from 'react-router'
import { parseForm } from '#contracts/form.ts'
import { noteLeadForm } from '#contracts/leads.ts'
import { noteNewLead } from '#server/modules/leads/leads.server.ts'
import { actionHeaders } from '../../action-headers.ts'
import { ChannelField, PersonFields } from '../../features/account/desk/person-fields.tsx'
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
