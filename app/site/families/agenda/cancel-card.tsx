import { Field } from '#app/ui/field.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { REASON_LENGTH } from '#features/agenda/rules/booking.ts'

export type CancelCardProps = {
  /** The next free times, each a submit button. */
  times: { start: number; label: string }[]
  /** Address of the full time picker. */
  move: string
  back: string
  /** What was typed, and why it was refused. */
  reason: string
  error?: string
}

/** Asks before cancelling, and offers other times first. */
export function CancelCard(card: CancelCardProps & { post: string }) {
  const { times, move, back, reason, error, post } = card
  return (
    <div className="agenda-card agenda-ask">
      {times.length > 0 && (
        <form method="post" action={post}>
          <h2>Outro horário resolve?</h2>
          <input type="hidden" name="intent" value="mudar" />
          {times.map(({ start, label }) => (
            <button
              key={start}
              type="submit"
              name="start"
              value={start}
              className="btn btn-ghost w-full"
            >
              {label}
            </button>
          ))}
          <SiteLink to={move} className="link py-1">
            Ver todos os horários
          </SiteLink>
        </form>
      )}
      <form method="post" action={post}>
        <h2>Ou cancele de vez</h2>
        <Field
          as="textarea"
          id="agenda-motivo"
          name="reason"
          label="Quer dizer por quê?"
          hint="Opcional. Ajuda quem ia conversar com você."
          rows={3}
          maxLength={REASON_LENGTH}
          defaultValue={reason}
          error={error}
          autoFocus={error !== undefined}
        />
        <button type="submit" name="intent" value="cancelar" className="btn btn-ghost w-full">
          Cancelar a conversa
        </button>
        <SiteLink to={back} className="link py-1">
          Deixar como está
        </SiteLink>
      </form>
    </div>
  )
}
