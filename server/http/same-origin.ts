import { foreignOrigin } from '#server/errors.ts'

const reading = new Set(['GET', 'HEAD'])

/**
 * Refuses what another site's page sent in a visitor's name. Browsers write Origin on every
 * request that changes something; the host is compared, as a proxy may have ended TLS.
 */
export function requireSameOrigin(request: Request, publicUrl?: string): void {
  if (reading.has(request.method)) return
  const origin = request.headers.get('origin')
  if (origin && URL.canParse(origin)) {
    const { host } = new URL(origin)
    if (host === new URL(request.url).host || origin === publicUrl) return
  }
  throw foreignOrigin()
}
