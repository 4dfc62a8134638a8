import { absoluteUrl } from '#app/site/metadata.server.ts'
import { findEntry, loadContent, pageData } from '#app/site/page-data.server.ts'
import { homeOf } from '#content/derived/addresses.ts'
import { findText } from '#content/derived/collections.ts'
import { legalFacts, legalParts } from '#content/legal/facts.ts'
import { storedItems } from '#content/legal/stored-items.ts'
import { parts } from '#content/parts.ts'
import { siteMap } from '#content/site-map.ts'
import type { LegalContent, StoredItem } from '#content/types/legal.ts'
import type { SiteEntry } from '#content/types/site.ts'
import { renderDocument } from './legal-document.server.ts'

export function legalData(url: URL) {
  const entry = findEntry(url)
  const { meta, classicMeta, art, ...content } = loadContent<LegalContent>(entry.content)
  const source = findText(entry.content)
  if (source === undefined) throw new Error(`content/${entry.content}.md does not exist`)
  const classic = entry.theme === 'dia'
  return {
    ...pageData(entry, classic ? classicMeta : meta, {
      crumbs: [
        { name: 'Início', path: homeOf(entry.theme) },
        { name: content.title, path: entry.path },
      ],
      data: [
        {
          '@type': 'WebPage',
          name: content.title,
          url: absoluteUrl(entry.canonical ?? entry.path),
          inLanguage: 'pt-BR',
          dateModified: content.updated.date,
        },
      ],
    }),
    content,
    back: classic ? undefined : { label: 'Voltar ao Início', to: '/' },
    document: renderDocument(source, facts(entry), legalParts),
    others: otherDocuments(entry).map(({ path, content }) => ({
      label: loadContent<LegalContent>(content).title,
      to: path,
    })),
  }
}

/** The other documents in the same layout. */
function otherDocuments(entry: SiteEntry): SiteEntry[] {
  return siteMap.filter(
    ({ page, theme, path }) => page === 'legal' && theme === entry.theme && path !== entry.path,
  )
}

function facts(entry: SiteEntry): Record<string, string> {
  const pathOf = (content: string) =>
    [entry, ...otherDocuments(entry)].find((sister) => sister.content === content)?.path ?? '/'
  return {
    ...legalFacts,
    privacyPath: pathOf('legal/privacy'),
    cookiesPath: pathOf('legal/cookies'),
    storedItems: storedItemsTable(),
  }
}

const kinds: Record<StoredItem['kind'], string> = {
  cookie: 'Cookie',
  localStorage: 'Armazenamento local',
  sessionStorage: 'Armazenamento da sessão',
}

function storedItemsTable(): string {
  const rows = storedItems
    .filter(({ part }) => !part || parts[part])
    .map(({ name, kind, setBy, purpose, duration, consent }) => {
      const owner = setBy ? `${kinds[kind]} (${setBy})` : kinds[kind]
      return [`\`${name}\``, owner, purpose, duration, consent ? 'Sim' : 'Não']
    })
  const header = ['Nome', 'Tipo', 'Finalidade', 'Duração', 'Pede consentimento?']
  return [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
