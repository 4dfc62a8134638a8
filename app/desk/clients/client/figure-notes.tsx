import { ItemAction } from '#app/shell/forms/item-action.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { figureNoteForm } from '#features/figures/rules/goals.ts'
import { noteForm } from '#features/people/rules/desk.ts'
import { SmallChart } from '../../shared/small-chart.tsx'

type Props = {
  notes: { id: string; body: string; about: string }[]
  campaigns: { id: string; name: string }[]
  today: string
}

/** Notes for the client about a day, shown on the chart. */
export function FigureNotes({ notes, campaigns, today }: Props) {
  const { busy, field, form } = usePostForm('figure-note', figureNoteForm)
  return (
    <>
      {/* The key clears the form after saving. */}
      <PostForm
        key={notes.map(({ id }) => id).join()}
        preventScrollReset
        {...form}
        className="goals-form"
      >
        <Field type="date" {...field('date', today)} label="Dia" required max={today} />
        <Field as="select" {...field('campaign')} label="Campanha">
          <option value="">Todas</option>
          {campaigns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          {...field('text')}
          label="Aviso"
          hint="Por exemplo: trocamos os criativos."
          required
          maxLength={200}
          className="col-span-full"
        />
        <p className="col-span-full">
          <Button type="submit" variant="ghost" busy={busy} busyText="Salvando...">
            Pôr no gráfico
          </Button>
        </p>
      </PostForm>
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

type PlatformView = {
  name: string
  campaigns: string
  state: 'ok' | 'late' | 'none'
  text: string
  last: string
  chart: { series: (number | null)[]; description: string }
}

/** A bar per day and platform; missing days are empty boxes. */
export function DayBars({ platforms }: { platforms: PlatformView[] }) {
  return (
    <ul className="platforms">
      {platforms.map(({ name, campaigns, state, text, last, chart }) => (
        <li key={name} className="platform">
          <div>
            <p className="font-semibold">{name}</p>
            <p className="desk-quiet">{campaigns}</p>
          </div>
          <SmallChart {...chart} wide />
          <div className="platform-state">
            <p className="received" data-state={state}>
              {text}
            </p>
            <p className="desk-quiet">{last}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

type NoteView = { id: string; body: string; by: string }

/** Internal notes; the client never sees them. */
export function Notes({ notes }: { notes: NoteView[] }) {
  const { busy, field, form } = usePostForm('note', noteForm)
  return (
    <>
      {/* The key clears the form after saving. */}
      <PostForm key={notes[0]?.id} preventScrollReset {...form} className="grid gap-3">
        <Field as="textarea" {...field('body')} label="Nova anotação" required maxLength={4000} />
        <p>
          <Button type="submit" variant="ghost" busy={busy} busyText="Anotando...">
            Anotar
          </Button>
        </p>
      </PostForm>
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
