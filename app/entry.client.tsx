import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberVisit } from '#features/shared/ui/tracking/visit.ts'

// Pages rendered on request have no boot script that does it before.
rememberVisit()

// As a transition, React hydrates in short slices and yields to the visitor in between. It starts in
// a task of its own, because evaluating react-dom has filled this one on a slow phone.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
