import { contentAt, pageAt } from '#content/addresses.ts'
import type { SuccessCase } from '#content/types/case.ts'
import type { Theme } from '#content/types/common.ts'
import type { ServiceContent } from '#content/types/service.ts'
import type { CaseLink, ServiceLink } from '../sections/service/related.tsx'
import { loadContent } from './page-data.server.ts'

/** A service stands in one theme or in both; the visitor's own comes first. */
export function servicePath(slug: string, theme: Theme): string {
  const path = contentAt(`services/${slug}`, theme)
  if (!path) throw new Error(`The site map has no page for content/services/${slug}.ts`)
  return path
}

export async function serviceLink(slug: string, theme: Theme): Promise<ServiceLink> {
  const { name, summary } = await loadContent<ServiceContent>(`services/${slug}`)
  return { name, summary, to: servicePath(slug, theme) }
}

export async function caseLink(slug: string, theme: Theme): Promise<CaseLink> {
  const { company, sector, quote, name, role, metrics } = await loadContent<SuccessCase>(
    `cases/${slug}`,
  )
  const page = pageAt('cases', theme)
  return { company, sector, quote, name, role, metric: metrics[0], to: `${page}#${slug}` }
}
