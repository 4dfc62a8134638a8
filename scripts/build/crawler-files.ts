import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brand } from '../../content/brand.ts'
import { palette } from '../../content/palette.ts'
import { siteMap } from '../../content/site-map.ts'
import type { LastChanged } from './last-changed.ts'

/** sitemap.xml, robots.txt, security.txt and the web manifest, all derived from the content. */
export async function writeCrawlerFiles(folder: string, changed: LastChanged): Promise<void> {
  await writeFile(path.join(folder, 'sitemap.xml'), sitemap(changed))
  await writeFile(path.join(folder, 'robots.txt'), robots())
  await writeFile(path.join(folder, 'manifest.webmanifest'), webManifest())
  await mkdir(path.join(folder, '.well-known'), { recursive: true })
  await writeFile(path.join(folder, '.well-known', 'security.txt'), securityTxt(new Date()))
}

/**
 * Exactly the pages a search engine should list: indexable, and canonical to themselves. What is made
 * for each request has no day on which it last changed.
 */
function sitemap(changed: LastChanged): string {
  const pages = siteMap.filter((entry) => !entry.noindex && !entry.canonical)
  const urls = pages.map((entry) => {
    const { day } = changed[entry.path] ?? {}
    const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
    return `  <url><loc>${new URL(entry.path, brand.url).href}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function robots(): string {
  return `User-agent: *
Disallow: /agencia
Disallow: /convite
Disallow: /dashboard
Disallow: /functions/
Sitemap: ${new URL('/sitemap.xml', brand.url).href}
`
}

/** RFC 9116. It ends a year after the build: who has not built for so long may not read it either. */
function securityTxt(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()))
  return `Contact: mailto:${brand.privacyEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: pt, en
Canonical: ${new URL('/.well-known/security.txt', brand.url).href}
`
}

function webManifest(): string {
  const icon = (size: number, purpose?: string) => ({
    src: `/generated/icon-${purpose ? `${purpose}-` : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  })
  const ground = palette.themes.noite.bg
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  })
}
