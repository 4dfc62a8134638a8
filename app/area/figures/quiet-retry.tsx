import { useRevalidator } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'

/** Where figures did not arrive. It says nothing wrong, as specified, and offers to ask again. */
export function QuietRetry({ to }: { to: string }) {
  const { state, revalidate } = useRevalidator()
  return (
    <p className="quiet-retry no-print">
      <a
        href={to}
        className="btn btn-ghost btn-sm"
        aria-busy={state === 'loading' || undefined}
        onClick={(event) => {
          event.preventDefault()
          revalidate()
        }}
      >
        {state === 'loading' && <Spinner />}
        Atualizar números
      </a>
    </p>
  )
}
