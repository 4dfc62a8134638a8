import { people } from '#content/people.ts'
import { siteMap } from '#content/site-map.ts'
import type { ServiceSlug } from '#content/types/assistant.ts'
import type { SuccessCase } from '#content/types/case.ts'
import type { ServiceContent } from '#content/types/service.ts'
import type { Personal, Profile } from '#content/types/team.ts'

const serviceFiles = import.meta.glob<{ service: ServiceContent }>('/content/services/*.ts', {
  eager: true,
})
const caseFiles = import.meta.glob<{ successCase: SuccessCase }>('/content/cases/*.ts', {
  eager: true,
})
const teamFiles = import.meta.glob<{ profile?: Profile; personal?: Personal }>(
  '/content/team/*.ts',
  { eager: true },
)

const slugOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '')

/** Where a service is described; the version outside /home1 where there is one. */
function pathOf(slug: string): string {
  const entries = siteMap.filter((entry) => entry.content === `services/${slug}`)
  const entry = entries.find((candidate) => !candidate.canonical)
  if (!entry) throw new Error(`The site map has no page for content/services/${slug}.ts`)
  return entry.path
}

export const services = Object.fromEntries(
  Object.entries(serviceFiles).map(([file, { service }]) => [
    slugOf(file),
    { ...service, path: pathOf(slugOf(file)) },
  ]),
) as Record<ServiceSlug, ServiceContent & { path: string }>

export const successCases = Object.fromEntries(
  Object.entries(caseFiles).map(([, { successCase }]) => [successCase.slug, successCase]),
)

/** Everybody whom the site presents. */
export const presented = Object.values(teamFiles).flatMap(
  ({ profile, personal }) => profile ?? personal ?? [],
)

/** Who leads the work, as the site presents them. */
export const team = people.leads.flatMap((slug) => {
  const file = Object.entries(teamFiles).find(([path]) => slugOf(path) === slug)
  return file?.[1].profile ?? []
})
