import { Problem } from './problem.tsx'

type Props = { summary: string | undefined; action: string; problem?: string }

/** What is about to be booked, and the button. */
export function Seal({ summary, action, problem }: Props) {
  return (
    <>
      {problem && <Problem text={problem} id="agenda-envio-error" />}
      <div className="agenda-seal">
        <p>
          <output className="agenda-summary" data-agenda-summary="">
            {summary ?? 'Escolha um dia e uma hora'}
          </output>
          <span className="agenda-quiet" data-agenda-there="" />
        </p>
        <button
          type="submit"
          className="btn btn-cta"
          aria-describedby={problem && 'agenda-envio-error'}
          // biome-ignore lint/a11y/noAutofocus: where somebody goes on after what could not be sent
          autoFocus={problem !== undefined}
        >
          {action}
        </button>
      </div>
    </>
  )
}
