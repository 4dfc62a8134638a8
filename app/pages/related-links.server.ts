import { siteMap } from '#content/site-map.ts'
import type { SuccessCase } from '#content/types/case.ts'
import type { Theme } from '#content/types/common.ts'
import type { ServiceContent } from '#content/types/service.ts'
import type { CaseLink, ServiceLink } from '../sections/service/related.tsx'
import { loadContent } from './page-data.server.ts'

/** A service stands in one theme or in both; the visitor's own comes first. */
export function servicePath(slug: string, theme: Theme): string {
  const entries = siteMap.filter((entry) => entry.content === `services/${slug}`)
  const entry = entries.find((candidate) => candidate.theme === theme) ?? entries[0]
  if (!entry) throw new Error(`The site map has no page for content/services/${slug}.ts`)
  return entry.path
}

export async function serviceLink(slug: string, theme: Theme): Promise<ServiceLink> {
  const { name, summary } = await loadContent<ServiceContent>(`services/${slug}`)
  return { name, summary, to: servicePath(slug, theme) }
}

export async function caseLink(slug: string, theme: Theme): Promise<CaseLink> {
  const { company, sector, quote, name, role, metrics } = await loadContent<SuccessCase>(
    `cases/${slug}`,
  )
  const page = theme === 'dia' ? '/home1/case-studies' : '/cases-sucesso'
  return { company, sector, quote, name, role, metric: metrics[0], to: `${page}#${slug}` }
}
