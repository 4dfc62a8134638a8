import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

type Props = {
  label: string
  busy: boolean
  busyText: string
  /** The address of "Voltar". */
  back: string
  /** Red, for what cannot be undone. */
  danger?: boolean
}

/** The submit button of a form that has its own page, and the way back. */
export function FormFooter({ label, busy, busyText, back, danger }: Props) {
  return (
    <p className="flex flex-wrap gap-3">
      <Button
        type="submit"
        busy={busy}
        busyText={busyText}
        className={danger ? 'btn-danger' : undefined}
      >
        {label}
      </Button>
      <Link to={back} className="btn btn-ghost">
        Voltar
      </Link>
    </p>
  )
}
