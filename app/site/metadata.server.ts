import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/brand.ts'
import { feedPath } from '#content/derived/article-lists.ts'
import type { PageMeta } from '#content/types/common.ts'
import type { PageFamily, SiteEntry } from '#content/types/site.ts'
import {
  agency,
  breadcrumbList,
  type Crumb,
  webSite,
  wholeAgency,
} from './structured-data.server.ts'

export type MetaParts = {
  /** The way down to this page; the page itself comes last. */
  crumbs?: Crumb[]
  /** Further structured data, such as a Service or a Person. */
  data?: Record<string, unknown>[]
  type?: 'article'
  /** The name of the feed that the page belongs to. */
  feed?: string
}

/** Elsewhere the agency is named in short: what search engines read once they need not read on every page. */
const aboutAgency = new Set<PageFamily>(['home', 'contact', 'agenda'])

/** The one place where a page's head is made. */
export function buildMeta(
  entry: SiteEntry,
  meta: PageMeta,
  parts: MetaParts,
  share: string,
): MetaDescriptor[] {
  const title = meta.fullTitle ? meta.title : `${meta.headTitle ?? meta.title} | ${brand.name}`
  const canonical = absoluteUrl(entry.canonical ?? entry.path)
  const image = absoluteUrl(share)
  const isAbout = aboutAgency.has(entry.page)
  const graph: Record<string, unknown>[] = [
    ...(isAbout ? [wholeAgency(), webSite()] : [agency()]),
    ...(parts.data ?? []),
  ]
  if (parts.crumbs) graph.push(breadcrumbList(parts.crumbs))
  return [
    { title },
    { name: 'description', content: meta.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(entry.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(parts.feed ? [feedLink(parts.feed)] : []),
    { property: 'og:type', content: parts.type ?? 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: meta.image?.alt || title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: meta.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: meta.image?.alt || title },
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } },
  ]
}

const feedLink = (title: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${title}, ${brand.name}`,
  href: feedPath,
})

export function absoluteUrl(path: string): string {
  return new URL(path, brand.url).href
}
