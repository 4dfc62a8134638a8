import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { siteMap } from '#content/site-map.ts'

type Site = typeof import('../../../app/site/site.server.ts')
const site: Site = await import(pathToFileURL(path.resolve('build/server/site.js')).href)
const assets = site.builtAssets(path.resolve('build/client'))
const render = async (content: string) => {
  const page = siteMap.find((entry) => entry.content === content)?.path ?? ''
  return (await site.renderPage(page, assets)).html
}

afterEach(() => site.applyPatches({}))

test('an edited text shows the facts it names, and follows them', async () => {
  const patch = {
    'pages/services#page': { hero: { lead: 'Somos a {{brand.name}}, de {{brand.city}}.' } },
  }
  site.applyPatches(patch)
  expect(await render('pages/services')).toContain(
    `Somos a ${brand.name}, de ${brand.address.city}.`,
  )
  site.applyPatches({ ...patch, 'brand#brand': { name: 'Maré Alta' } })
  expect(await render('pages/services')).toContain('Somos a Maré Alta, de ')
})

test('an edited legal text is shown with the names it holds, and runs nothing', async () => {
  site.applyPatches({
    'legal/terms#text': '## Um foro novo\n\nA {{brand}} responde [aqui](javascript:alert(1)).',
  })
  const html = await render('legal/terms')
  expect(html).toContain('Um foro novo')
  expect(html).toContain(`A ${brand.name} responde aqui.`)
  expect(html).not.toContain('javascript:alert')
})

test('every document of the content can be changed in the running server', () => {
  const keys = site.documentKeys()
  for (const key of ['brand#brand', 'menus#menuLinks', 'legal/privacy#text', 'pages/home#page']) {
    expect(keys).toContain(key)
  }
})
