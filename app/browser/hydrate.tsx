import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Props = Record<string, unknown>

/**
 * Brings the markup that stands in `root` to life, in short slices that yield to the visitor. Settles
 * when it answers.
 */
export function hydrate(
  root: Element,
  Component: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <Awake onAwake={resolve}>
            <Component {...props} />
          </Awake>
        </StrictMode>,
        { identifierPrefix },
      )
    })
  })
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
