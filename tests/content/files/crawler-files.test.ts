import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { siteMap } from '#content/site-map.ts'
import { builtPages, isBuiltFile } from '#tests/support/pages/built-pages.ts'

const read = (file: string) => readFileSync(`build/client/${file}`, 'utf8')

test('the sitemap lists exactly the pages that are indexable and canonical to themselves', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const expected = builtPages
    .filter(({ document, entry }) => {
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
      const noindex = document.querySelector('meta[name="robots"][content*="noindex"]')
      return !noindex && canonical === new URL(entry.path, brand.url).href
    })
    .map(({ entry }) => new URL(entry.path, brand.url).href)
  const live = siteMap
    .filter((entry) => entry.live)
    .map(({ path }) => new URL(path, brand.url).href)
  expect(listed.filter((url) => !live.includes(url as string))).toEqual(expected)
  expect(listed).toEqual(expect.arrayContaining(live))
})

test('robots.txt names the sitemap and closes what is private', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${brand.url}/sitemap.xml`)
  for (const path of ['/agencia', '/convite', '/dashboard']) {
    expect(read('robots.txt')).toContain(`Disallow: ${path}\n`)
  }
})

test('security.txt names a contact and has not expired', () => {
  const text = read('.well-known/security.txt')
  expect(text).toContain(`Contact: mailto:${brand.privacyEmail}\n`)
  const expires = text.match(/^Expires: (.+)$/m)?.[1] as string
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
})

test('the web manifest and the pages name icons that exist', () => {
  const manifest = JSON.parse(read('manifest.webmanifest'))
  const icons: string[] = manifest.icons.map((icon: { src: string }) => icon.src)
  const linked = (builtPages[0]?.document.querySelectorAll('link[rel*="icon"]') ?? []).map(
    (link) => link.getAttribute('href') as string,
  )
  expect([...icons, ...linked].filter((icon) => !isBuiltFile(icon))).toEqual([])
})
