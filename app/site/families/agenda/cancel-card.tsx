import { SiteLink } from '#app/ui/site-link.tsx'

export type CancelCardProps = {
  /** The next free times, each a submit button. */
  times: { start: number; label: string }[]
  /** Address of the full time picker. */
  move: string
  back: string
}

/** Asks before cancelling, and offers other times first. */
export function CancelCard({ times, move, back, post }: CancelCardProps & { post: string }) {
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
