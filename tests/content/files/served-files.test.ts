import { expect, test } from 'vitest'
import { feedPath, listedArticles } from '#content/derived/article-lists.ts'
import { siteMap } from '#content/site-map.ts'
import { loadStaticFiles } from '#server/http/files/static-files.ts'

const served = [
  ...loadStaticFiles('build', { scripts: [], connections: [], images: [], frames: [] }).keys(),
]

/** Written by the build, each file under a name that some page or manifest gives. */
const folders = ['/assets/', '/generated/']
const allowed = new Set([
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  ...(listedArticles.length > 0 ? [feedPath] : []),
  ...siteMap.flatMap(({ path }) => [path, path === '/' ? '/_.data' : `${path}.data`]),
])

test('only pages of the site map, their files and this list are served', () => {
  const isAllowed = (url: string) =>
    allowed.has(url) || folders.some((folder) => url.startsWith(folder))
  expect(served.filter((url) => !isAllowed(url))).toEqual([])
})

test('no note and no source of ours is among the served files', () => {
  expect(served.filter((url) => /\.(md|map|tsx?|mjs|sql|env)$/.test(url))).toEqual([])
})
