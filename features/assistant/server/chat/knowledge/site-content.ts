import { caseStudies } from '#content/case-studies.ts'
import { findContent, listContent } from '#content/derived/collections.ts'
import { page as casesPage } from '#content/pages/cases.ts'
import { page as portfolio } from '#content/pages/portfolio.ts'
import { people } from '#content/people.ts'
import { addressNow, siteMap } from '#content/site-map.ts'
import type { Niche, ServiceSlug } from '#content/types/assistant.ts'
import type { SuccessCase } from '#content/types/case.ts'
import type { ServiceContent } from '#content/types/service.ts'
import type { Personal, Profile } from '#content/types/team.ts'

/** Where a service is described; the version outside /home1 where there is one. */
function pathOf(slug: string): string | undefined {
  const entries = siteMap.filter((entry) => entry.content === `services/${slug}`)
  return entries.find((candidate) => !candidate.canonical)?.path
}

/** What the agency offers: every service with a page, and no other. */
export const services: Record<ServiceSlug, ServiceContent & { path: string }> = Object.fromEntries(
  listContent<ServiceContent>('services').flatMap(([slug, service]) => {
    const path = pathOf(slug)
    return path ? [[slug, { ...service, path }] as const] : []
  }),
)

export const successCases = Object.fromEntries(
  listContent<SuccessCase>('cases').filter(([slug]) => casesPage.cases.includes(slug)),
)

/** Everybody whom the site presents. */
export const presented = listContent<Profile | Personal>('team')
  .filter(([slug]) => [...people.leads, people.personal].includes(slug))
  .map(([, person]) => person)

/** Whose work the site shows; a playbook names nobody else as proof. */
const clients = [
  ...casesPage.cases,
  ...caseStudies.map(({ id }) => id),
  ...portfolio.projects.items.map(({ client }) => client),
  ...Object.values(services).flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'stories' ? block.items.map(({ client }) => client) : [],
    ),
  ),
]

/** A trade's story, where this site tells it. */
export function proofOf({ proof }: Niche): Niche['proof'] {
  const shown =
    proof &&
    addressNow(proof.path) !== undefined &&
    [proof.label, proof.path.split('#')[1]].some((one) => one && clients.includes(one))
  return shown ? proof : undefined
}

const isProfile = (person: Profile | Personal): person is Profile => 'header' in person

/** Who leads the work, as the site presents them. */
export const team = people.leads.flatMap((slug) => {
  const person = findContent<Profile | Personal>(`team/${slug}`)
  return person && isProfile(person) ? person : []
})
