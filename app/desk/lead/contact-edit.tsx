import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { contactForm } from '#features/leads/rules/leads.ts'
import { PersonFields } from '../shared/person-fields.tsx'
import type { LeadView } from './lead-view.ts'

/** A name that was misspelt, a telephone that was missing. */
export function ContactEdit({ contact }: { contact: LeadView['contact'] }) {
  const { answer, busy } = useIntent('edit-contact')
  const { errors, form } = useFormCheck(contactForm, answer?.errors)
  const { version, ...kept } = contact
  return (
    <details className="lead-edit" key={version} open={Boolean(answer)}>
      <summary>Corrigir contato</summary>
      <Form method="post" replace preventScrollReset {...form}>
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="edit-contact" />
        <input type="hidden" name="version" value={version} />
        <PersonFields given={answer?.given ?? kept} errors={errors} />
        <Button type="submit" size="sm" busy={busy} busyText="Salvando...">
          Salvar contato
        </Button>
      </Form>
    </details>
  )
}
