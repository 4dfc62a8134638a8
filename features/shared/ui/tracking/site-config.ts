import type { SiteConfig } from '#features/shared/rules/tracking.ts'

let asked: Promise<SiteConfig | null> | undefined

/** Which outside services this server is configured for; asked once, and only when one may be used. */
export function loadSiteConfig(): Promise<SiteConfig | null> {
  asked ??= fetch('/functions/v1/site-config')
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
  return asked
}
