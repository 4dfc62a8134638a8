import type { MetaDescriptor } from 'react-router'

/** Each page's `meta` export: the head was built on the server with the page's data. */
export function pageMeta({
  loaderData,
}: {
  loaderData?: { meta: MetaDescriptor[] }
}): MetaDescriptor[] {
  return loaderData?.meta ?? []
}
