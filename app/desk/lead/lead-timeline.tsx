import { Form } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { useFormCheck, useIntent } from '#app/shell/forms/form-state.ts'
import { Button } from '#app/ui/button.tsx'
import { noteForm } from '#features/people/rules/desk.ts'
import type { LeadView } from './lead.server.ts'

export function LeadTimeline({ items }: { items: LeadView['timeline'] }) {
  const { answer, busy } = useIntent('lead-note')
  const { errors, form } = useFormCheck(noteForm, answer?.errors)
  return (
    <section className="mt-7" aria-labelledby="story-title">
      <h2 id="story-title">Histórico</h2>
      {/* The key clears the form after saving. */}
      <Form
        key={items.find(({ tone }) => tone === 'note')?.key}
        method="post"
        replace
        preventScrollReset
        {...form}
        className="lead-note"
      >
        <input type="hidden" name="intent" value="lead-note" />
        <input
          name="body"
          aria-label="Nota para a equipe"
          placeholder="Nota para a equipe"
          required
          maxLength={4000}
          autoComplete="off"
          defaultValue={answer?.values.body}
          aria-invalid={errors.body ? true : undefined}
          aria-describedby={errors.body ? 'note-error' : undefined}
        />
        <Button type="submit" variant="ghost" size="sm" busy={busy} busyText="Anotando...">
          Anotar
        </Button>
        {errors.body && (
          <p id="note-error" className="basis-full font-semibold text-danger">
            {errors.body}
          </p>
        )}
      </Form>
      <FailureBox failure={answer?.failure} />
      <ol className="lead-steps">
        {items.map(({ key, when, text, body, by, tone }) => (
          <li key={key} data-tone={tone}>
            <p className="desk-quiet">
              {when}
              {by && `. ${by}`}
            </p>
            <p>{text}</p>
            {body && <p className="mt-[0.2rem] text-soft whitespace-pre-line">{body}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
