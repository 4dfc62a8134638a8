import { Problem } from './problem.tsx'

type Props = { summary: string | undefined; action: string; problem?: string }

/** A summary of the selected time, and the submit button. */
export function SubmitBar({ summary, action, problem }: Props) {
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
          // biome-ignore lint/a11y/noAutofocus: the visitor retries with this button after a failed submission
          autoFocus={problem !== undefined}
        >
          {action}
        </button>
      </div>
    </>
  )
}
