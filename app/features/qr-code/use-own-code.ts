import { useEffect, useState } from 'react'
import type { OwnCode } from './own-code.ts'

/**
 * The build draws the code of the public address. Where the page is served from another one, such
 * as a preview, its own code is drawn in the browser.
 */
export function useOwnCode(publicUrl: string): OwnCode | null {
  const [code, setCode] = useState<OwnCode | null>(null)

  useEffect(() => {
    const { origin, pathname } = new URL(publicUrl)
    if (origin === location.origin) return
    let gone = false
    import('./own-code.ts')
      .then(({ drawOwnCode }) => drawOwnCode(`${location.origin}${pathname}`))
      .then((own) => {
        if (!gone) setCode(own)
      })
      // Without it the built code stays, which leads to the public address.
      .catch((error: unknown) => console.info('own QR code', error))
    return () => {
      gone = true
    }
  }, [publicUrl])

  return code
}
