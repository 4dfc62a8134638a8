import { foreignOrigin } from '#server/errors.ts'

/**
 * Refuses what a page of another site made a browser send. Programs send neither header and pass;
 * forms without JavaScript send both. Behind a proxy that changes Host, PUBLIC_URL decides.
 */
export function refuseForeignOrigin(headers: Headers, publicUrl: string | undefined): void {
  const site = headers.get('Sec-Fetch-Site')
  if (site === 'same-origin') return
  if (site && site !== 'none') throw foreignOrigin()
  const origin = headers.get('Origin')
  if (!origin || origin === publicUrl) return
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  if (!host || host !== headers.get('Host')) throw foreignOrigin()
}
