import { findContent, loadContent } from '#app/site/page-data.server.ts'
import { contentAt, pageAt } from '#content/derived/addresses.ts'
import { page as casesPage } from '#content/pages/cases.ts'
import type { SuccessCase } from '#content/types/case.ts'
import type { Theme } from '#content/types/common.ts'
import type { ServiceContent } from '#content/types/service.ts'
import type { CaseLink, ServiceLink } from './sections/closing.tsx'

/** A service stands in one theme or in both, the visitor's own first; nothing where it is not offered. */
export function servicePath(slug: string, theme: Theme): string | undefined {
  return contentAt(`services/${slug}`, theme)
}

export function serviceLink(slug: string, theme: Theme): ServiceLink | undefined {
  const to = servicePath(slug, theme)
  if (!to) return undefined
  const { name, summary } = loadContent<ServiceContent>(`services/${slug}`)
  return { name, summary, to }
}

export function caseLink(slug: string, theme: Theme): CaseLink | undefined {
  const story = findContent<SuccessCase>(`cases/${slug}`)
  const page = pageAt('cases', theme)
  if (!story || !page || !casesPage.cases.includes(slug)) return undefined
  const { company, sector, quote, name, role, metrics } = story
  return { company, sector, quote, name, role, metric: metrics[0], to: `${page}#${slug}` }
}
