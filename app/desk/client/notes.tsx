import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { useFormCheck } from '#app/shell/forms/use-form-check.ts'
import { useIntent } from '#app/shell/forms/use-intent.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { noteForm } from '#features/people/rules/desk.ts'

export type NoteView = { id: string; body: string; by: string }

/** What the team writes down about a client; the client never sees it. */
export function Notes({ notes }: { notes: NoteView[] }) {
  const { answer, busy } = useIntent('note')
  const { errors, form } = useFormCheck(noteForm, answer?.errors)
  return (
    <>
      {/* A saved note's field starts empty again. */}
      <Form
        key={notes[0]?.id}
        method="post"
        replace
        preventScrollReset
        {...form}
        className="grid gap-3"
      >
        <FailureBox failure={answer?.failure} />
        <input type="hidden" name="intent" value="note" />
        <Field
          as="textarea"
          name="body"
          label="Nova anotação"
          required
          maxLength={4000}
          defaultValue={answer?.given.body}
          error={errors.body}
        />
        <p>
          <Button type="submit" variant="ghost" busy={busy} busyText="Anotando...">
            Anotar
          </Button>
        </p>
      </Form>
      {notes.length > 0 && (
        <ol className="timeline">
          {notes.map(({ id, body, by }) => (
            <li key={id}>
              <p className="desk-quiet">{by}</p>
              <p className="note-body">{body}</p>
              <ItemAction
                intent="remove-note"
                id={id}
                label="Apagar"
                busyText="Apagando..."
                variant="quiet"
              />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
