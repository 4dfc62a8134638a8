import { useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { LeadView } from './lead-view.ts'

/** Whose lead it is. Saved with the choice, or by a button where there are no scripts. */
export function LeadOwner({ lead }: { lead: LeadView }) {
  const id = useId()
  const submit = useSubmit()
  const { answer } = useIntent('lead-owner')
  return (
    <Form method="post" replace preventScrollReset className="lead-owner">
      <FailureBox failure={answer?.failure} />
      <input type="hidden" name="intent" value="lead-owner" />
      <input type="hidden" name="version" value={lead.state.version} />
      <label htmlFor={id}>Responsável</label>
      <span className="lead-owner-field">
        <span className="lead-face" data-nobody={lead.owner ? undefined : ''} aria-hidden>
          {lead.ownerInitials}
        </span>
        <select
          id={id}
          name="owner"
          key={lead.owner}
          defaultValue={lead.owner}
          onChange={(event) =>
            submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
          }
        >
          <option value="">Ninguém</option>
          {lead.staff.map(({ id: member, name }) => (
            <option key={member} value={member}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
      <Button type="submit" variant="ghost" size="sm" className="lead-go">
        Salvar
      </Button>
    </Form>
  )
}
