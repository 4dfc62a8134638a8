import type { HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The root of one island. */
      'page-island': HTMLAttributes<HTMLElement> & {
        'data-island': string
        'data-wake': string
      }
    }
  }
}
