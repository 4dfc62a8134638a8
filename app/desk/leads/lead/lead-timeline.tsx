import { Link } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { noteForm } from '#features/people/rules/desk.ts'
import type { LeadView } from './lead.server.ts'

export function LeadTimeline({ items }: { items: LeadView['timeline'] }) {
  const { answer, busy, errors, form } = usePostForm('lead-note', noteForm)
  return (
    <section className="mt-7" aria-labelledby="story-title">
      <h2 id="story-title">Histórico</h2>
      {/* The key clears the form after saving. */}
      <PostForm
        key={items.find(({ tone }) => tone === 'note')?.key}
        preventScrollReset
        {...form}
        failure={undefined}
        className="lead-note"
      >
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
      </PostForm>
      <FailureBox failure={answer?.failure} />
      <ol className="lead-steps">
        {items.map(({ key, when, text, body, by, tone, link }) => (
          <li key={key} data-tone={tone}>
            <p className="desk-quiet">
              {when}
              {by && `. ${by}`}
            </p>
            <p>{text}</p>
            {body && <p className="mt-[0.2rem] text-soft whitespace-pre-line">{body}</p>}
            {link && (
              <Link to={link.to} className="link">
                {link.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
