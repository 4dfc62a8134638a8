import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { parts } from '#content/parts.ts'
import { siteMap } from '#content/site-map.ts'
import { needing } from '#tests/support/missing.ts'

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

test.runIf(parts.links)(
  needing(
    'the part links',
    'links whose address the brand has follow it, whatever an edited list says',
  ),
  async () => {
    const link = {
      title: 'x',
      subtitle: 'y',
      tone: 'card',
      size: 'small',
      pulse: false,
      stories: false,
    }
    const old = 'https://antigo.example/perfil'
    site.applyPatches({
      'brand#brand': {
        whatsapp: '5511988887777',
        social: { instagram: { label: 'Instagram', url: 'https://rede.example/novo' } },
      },
      'pages/links#page': {
        links: [
          { ...link, id: 'instagram', url: old },
          { ...link, id: 'whatsapp', url: 'https://wa.me/5500?text=Oi%20de%20antes' },
          { ...link, id: 'site', url: '/' },
        ],
      },
    })
    const html = await render('pages/links')
    expect(html).toContain('href="https://rede.example/novo"')
    // What the chat opened with is kept, the number is the brand's.
    expect(html).toContain('https://wa.me/5511988887777?text=Oi%20de%20antes')
    expect(html).not.toContain(old)
  },
)

test('every document of the content can be changed in the running server', () => {
  const keys = site.documentKeys()
  for (const key of ['brand#brand', 'menus#menuLinks', 'legal/privacy#text', 'pages/home#page']) {
    expect(keys).toContain(key)
  }
})
