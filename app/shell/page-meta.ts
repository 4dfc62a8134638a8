import type { MetaDescriptor } from 'react-router'

/** Each page's `meta` export; the loader returns the tags. */
export function pageMeta({
  loaderData,
}: {
  loaderData?: { meta: MetaDescriptor[] }
}): MetaDescriptor[] {
  return loaderData?.meta ?? []
}
