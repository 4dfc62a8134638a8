import type { Documents } from '#content/schemas/checks/cross-check.ts'
import { slugsOf } from '#content/schemas/checks/cross-check.ts'
import type { SiteEntry } from '#content/types/site.ts'
import type { Choice, FieldOptions, Source } from '../../rules/fields/field-types.ts'
import { zones } from '../../rules/fields/labels.ts'
import type { FieldPath } from '../../rules/patch.ts'

/** The first document in which each part stands: later ones show it from there. */
function indexParts(documents: Documents): Map<object, Source> {
  const index = new Map<object, Source>()
  const visit = (document: string, value: unknown, path: FieldPath) => {
    if (typeof value !== 'object' || value === null) return
    if (!index.has(value)) index.set(value, { document, path })
    for (const [key, part] of Object.entries(value)) {
      visit(document, part, [...path, Array.isArray(value) ? Number(key) : key])
    }
  }
  for (const [document, value] of documents) visit(document, value, [])
  return index
}

function nameIn(documents: Documents, folder: string, slug: string): string {
  const [, value] = [...documents].find(([key]) => key.startsWith(`${folder}/${slug}#`)) ?? []
  const { company, name } = (value ?? {}) as { company?: string; name?: string }
  return company ?? name ?? slug
}

function listItems(documents: Documents, folder: string): Choice[] {
  return slugsOf(documents, folder).map((slug) => ({
    value: slug,
    label: nameIn(documents, folder, slug),
  }))
}

/** Plans that a service can be sold as. */
function listPlans(documents: Documents): Choice[] {
  const from = (list: string, key: string) =>
    ((documents.get(key) ?? []) as { id: string; name: string }[]).map(({ id, name }) => ({
      value: `${list}/${id}`,
      label: name,
    }))
  return [
    ...from('recurring', 'plans#recurringServices'),
    ...from('one-off', 'plans#oneOffServices'),
  ]
}

function listPages(documents: Documents): Choice[] {
  const pages = (documents.get('site-map#siteMap') ?? []) as SiteEntry[]
  return pages.map(({ path, content }) => {
    const [, value] = [...documents].find(([key]) => key.startsWith(`${content}#`)) ?? []
    const { meta, name } = (value ?? {}) as { meta?: { title?: string }; name?: string }
    const title = name ?? meta?.title
    return { value: path, label: title ? `${title} (${path})` : path }
  })
}

/** What a field that names a service, a case, a person, a page or a plan can be. */
export const listChoices = (documents: Documents): NonNullable<FieldOptions['choices']> => ({
  services: listItems(documents, 'services'),
  cases: listItems(documents, 'cases'),
  team: listItems(documents, 'team'),
  pages: listPages(documents),
  plans: listPlans(documents),
  zones,
})

/** What the fields of each document need to know of the other ones. */
export function createFieldOptions(
  editable: Documents,
  documents: Documents,
): (document: string) => FieldOptions {
  const parts = indexParts(editable)
  const choices = listChoices(documents)
  return (document) => ({
    document,
    choices,
    sourceOf: (value) => {
      const found = typeof value === 'object' && value !== null ? parts.get(value) : undefined
      return found?.document === document ? undefined : found
    },
  })
}
