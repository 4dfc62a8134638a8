import type { SiteConfig } from '#features/shared/rules/tracking.ts'

let request: Promise<SiteConfig | null> | undefined

/** Third-party services of this server; requested once, when one may be used. */
export function loadSiteConfig(): Promise<SiteConfig | null> {
  request ??= fetch('/functions/v1/site-config')
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
  return request
}
