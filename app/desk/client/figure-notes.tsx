import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { figureNoteForm } from '#features/figures/rules/goals.ts'

type Props = {
  notes: { id: string; body: string; about: string }[]
  campaigns: { id: string; name: string }[]
  today: string
}

/** What the agency tells a client about a day; drawn on the client's chart. */
export function FigureNotes({ notes, campaigns, today }: Props) {
  const { answer, busy } = useIntent('figure-note')
  const { errors, form } = useFormCheck(figureNoteForm, answer?.errors)
  return (
    <>
      {/* A saved note's fields start anew. */}
      <Form
        key={notes.map(({ id }) => id).join()}
        method="post"
        replace
        preventScrollReset
        {...form}
        className="goals-form"
      >
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="figure-note" />
        <Field
          type="date"
          name="date"
          label="Dia"
          required
          max={today}
          defaultValue={answer?.given.date ?? today}
          error={errors.date}
        />
        <Field
          as="select"
          name="campaign"
          label="Campanha"
          defaultValue={answer?.given.campaign}
          error={errors.campaign}
        >
          <option value="">Todas</option>
          {campaigns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          name="text"
          label="Aviso"
          hint="Por exemplo: trocamos os criativos."
          required
          maxLength={200}
          defaultValue={answer?.given.text}
          error={errors.text}
          className="goals-wide"
        />
        <p className="goals-save">
          <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
            Pôr no gráfico
          </Button>
        </p>
      </Form>
      {notes.length > 0 && (
        <ol className="timeline">
          {notes.map(({ id, body, about }) => (
            <li key={id}>
              <p className="desk-quiet">{about}</p>
              <p className="note-body">{body}</p>
              <ItemAction
                intent="remove-figure-note"
                id={id}
                label="Tirar"
                busyText="Tirando..."
                variant="quiet"
              />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
