import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { siteMap } from '#content/site-map.ts'
import type { SiteEntry } from '#content/types/site.ts'

const client = 'build/client'

export type BuiltPage = { entry: SiteEntry; html: string; document: HTMLElement }

/** Every public page as the build left it. */
export const builtPages: BuiltPage[] = siteMap
  .filter(({ live }) => !live)
  .map((entry) => {
    const html = readFileSync(path.join(client, entry.path, 'index.html'), 'utf8')
    return { entry, html, document: parse(html) }
  })

export function isBuiltFile(url: string): boolean {
  return existsSync(path.join(client, url.split(/[?#]/)[0] as string))
}

export function metaContent(document: HTMLElement, name: string): string | undefined {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
  return element?.getAttribute('content')
}

/** The graph of a page's structured data. */
export function structuredData(document: HTMLElement): Record<string, unknown>[] {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => JSON.parse(script.text)['@graph'])
}
