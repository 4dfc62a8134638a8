import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** In place of what could not be loaded: nothing is said to be wrong, and trying again is offered. */
export function RetryButton() {
  const { revalidate, state } = useRevalidator()
  return (
    <p>
      <Button
        variant="ghost"
        busy={state === 'loading'}
        busyText="Carregando..."
        onClick={() => void revalidate()}
      >
        Carregar de novo
      </Button>
    </p>
  )
}
