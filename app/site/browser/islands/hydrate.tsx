import { type ComponentType, startTransition, useEffect } from 'react'
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
    function Awake() {
      useEffect(resolve, [])
      return <Component {...props} />
    }
    startTransition(() => {
      hydrateRoot(root, <Awake />, { identifierPrefix })
    })
  })
}
