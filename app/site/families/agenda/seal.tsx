/** What is about to be booked, and the button. */
export function Seal({ summary, action }: { summary: string | undefined; action: string }) {
  return (
    <div className="agenda-seal">
      <p>
        <output className="agenda-summary" data-agenda-summary="">
          {summary ?? 'Escolha um dia e uma hora'}
        </output>
        <span className="agenda-quiet" data-agenda-there="" />
      </p>
      <button type="submit" className="btn btn-cta">
        {action}
      </button>
    </div>
  )
}
