import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { brand } from '#content/brand.ts'
import type { UpcomingContent } from '#content/types/site.ts'
import { pageMeta } from '../page-meta.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { findEntry, loadContent, pageData } from './page-data.server.ts'

export const meta = pageMeta

export async function loader({ url }: LoaderFunctionArgs) {
  const entry = findEntry(url)
  const content = loadContent<UpcomingContent>(entry.content)
  return {
    ...pageData(entry, content.meta),
    title: content.meta.title,
    text: content.meta.description,
    scheduling: brand.scheduling,
  }
}

export default function UpcomingPage() {
  const { title, text, scheduling } = useLoaderData<typeof loader>()
  return (
    <section className="wrap grid min-h-[70vh] content-center pt-36 pb-24">
      <p className="eyebrow">Página a caminho</p>
      <h1 className="title-1 mt-5 max-w-[16ch]">{title}</h1>
      <p className="lead mt-6 max-w-xl">{text}</p>
      <p className="mt-9 flex flex-wrap gap-3">
        <SiteLink to={scheduling} className="btn btn-cta">
          Agendar uma conversa
        </SiteLink>
        <SiteLink to="/" className="btn btn-ghost">
          Voltar ao início
        </SiteLink>
      </p>
    </section>
  )
}
