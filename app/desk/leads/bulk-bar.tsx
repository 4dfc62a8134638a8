import { Form, useActionData } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import type { FormAnswer } from '#app/shell/forms/form-state.ts'
import { Sure } from '#app/shell/forms/item-action.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { LeadListView } from './leads.server.ts'

/** Checks or clears all boxes of the list; an addition to checking each. */
function selectAll(form: HTMLFormElement | null) {
  const boxes = [...(form?.elements ?? [])].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.name === 'lead',
  )
  const all = boxes.every(({ checked }) => checked)
  for (const box of boxes) box.checked = !all
}

/** Acts on the checked leads of the list. The boxes are in their lines and belong to this form. */
export function BulkBar({ list }: { list: LeadListView }) {
  const answer = useActionData<FormAnswer>()
  const mine = answer?.intent.startsWith('leads-') ? answer : undefined
  const errors = mine?.errors ?? {}
  const typed = mine?.values ?? {}
  return (
    <details className="bulk" open={Boolean(mine)}>
      <summary>Selecionar vários</summary>
      <Form
        id="bulk"
        method="post"
        action={`/agencia/leads${list.filters}`}
        replace
        preventScrollReset
        className="bulk-form"
      >
        <FailureBox failure={mine?.failure} />
        {errors.lead && (
          <p role="alert" className="desk-warn">
            {errors.lead}
          </p>
        )}
        <Button
          variant="quiet"
          size="sm"
          className="bulk-all"
          onClick={(event) => selectAll(event.currentTarget.form)}
        >
          Marcar ou desmarcar todos
        </Button>
        <div className="bulk-row">
          <Field
            as="select"
            label="Responsável"
            name="owner"
            error={errors.owner}
            defaultValue={typed.owner}
          >
            <option value="">Escolha</option>
            {list.owners.map(({ value, name }) => (
              <option key={value} value={value}>
                {value === 'eu' ? 'Eu' : name}
              </option>
            ))}
            <option value="ninguem">Ninguém</option>
          </Field>
          <Button type="submit" name="intent" value="leads-owner" variant="ghost" size="sm">
            Passar
          </Button>
        </div>
        <div className="bulk-row">
          <Field
            as="select"
            label="Estado"
            name="state"
            error={errors.state}
            defaultValue={typed.state}
          >
            {list.states.map(({ state, name }) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
            <option value="spam">Spam</option>
          </Field>
          <Field as="select" label="Motivo, se perdido" name="kind" defaultValue={typed.kind}>
            <option value="">Escolha</option>
            {list.reasons.map((reason) => (
              <option key={reason} value={reason}>
                {reason}
              </option>
            ))}
          </Field>
          <Field
            label="Com outras palavras"
            name="reason"
            error={errors.reason}
            defaultValue={typed.reason}
            maxLength={300}
            autoComplete="off"
          />
          <Button type="submit" name="intent" value="leads-state" variant="ghost" size="sm">
            Mudar
          </Button>
        </div>
        {list.removable && (
          <Sure
            label="Apagar"
            text="As mensagens marcadas deixam de existir. Não dá para desfazer."
          >
            <Button
              type="submit"
              name="intent"
              value="leads-remove"
              size="sm"
              className="btn-danger"
            >
              Apagar mesmo
            </Button>
          </Sure>
        )}
      </Form>
    </details>
  )
}
