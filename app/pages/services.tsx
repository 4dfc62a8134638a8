import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ServiceContent } from '#content/types/service.ts'
import { pageMeta } from '../page-meta.ts'
import { findEntry, loadContent, pageData } from './page-data.server.ts'
export const meta = pageMeta
export async function loader({ url }: LoaderFunctionArgs) {
  const entry = findEntry(url)
  const content = await loadContent<ServiceContent>(entry.content)
  return { ...pageData(entry, content.meta), title: content.meta.title }
}
export default function Page() {
  return <h1>{useLoaderData<typeof loader>().title}</h1>
}
