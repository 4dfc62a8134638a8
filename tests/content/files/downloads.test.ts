import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iconNames } from '#app/site/render/downloads.ts'
import { linkFiles } from '#content/derived/links-page-files.ts'
import type { Patches } from '#content/live.ts'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import { parts } from '#content/parts.ts'
import { people } from '#content/people.ts'
import { portfolioPdfFile } from '#content/portfolio/pdf-file.ts'
import { makePalette } from '#features/brand/rules/make-palette.ts'
import type { Rendering } from '#features/publishing/server/publishing.server.ts'
import { drawFile } from '#server/main/draw-files.ts'
import { createRenderThread } from '#server/main/render-thread.ts'
import { readContentDocuments } from '#tests/support/content/documents.ts'
import { longTest } from '#tests/support/long-test.ts'
import { needing, timeForAll } from '#tests/support/missing.ts'
import { readPdf } from '#tests/support/pages/pdf.ts'
import { readQr } from '#tests/support/pages/qr.ts'
import { takeShare, triesAll } from '#tests/support/runs.ts'

/** Each file is drawn in a thread that loads the build, a second of CPU: some wait for TEST_RUNS=all. */
const draw = (name: string, patches: Patches) => drawFile(path.resolve('build'), name, patches)
const brand = { 'brand#brand': { name: 'Maré Alta', url: 'https://mare.example' } }

test.runIf(parts.links)(
  needing('the part links', 'card and code of the links page follow a release'),
  async () => {
    expect((await draw('mare-alta-contato.vcf', brand)).toString()).toContain('ORG:Maré Alta\r\n')
    for (const name of takeShare(['mare-alta-qrcode.png', 'mare-alta-qrcode.svg'], 0, 2)) {
      expect((await readQr(await draw(name, brand))).text).toBe('https://mare.example/links')
    }
  },
)

test.runIf(parts.links)(
  needing('the part links', 'without a change they are the files of the build'),
  async () => {
    for (const name of takeShare([linkFiles.svg, linkFiles.card], 0, 2)) {
      expect(await draw(name, {})).toEqual(readFileSync(`build/client/generated/${name}`))
    }
  },
)

test.runIf(parts.portfolio)(
  needing('the part portfolio', 'the portfolio to download follows a release'),
  async () => {
    const patch = { hero: { title: 'Trabalhos do mar aberto' }, meta: { title: 'Do mar aberto' } }
    const pdf = await readPdf(
      await draw('portfolio-mare-alta.pdf', { ...brand, 'pages/portfolio#page': patch }),
    )
    expect(pdf.title).toBe('Do mar aberto | Maré Alta')
    expect(pdf.tagged).toBe(true)
    expect(portfolioPdfFile).not.toBe('portfolio-mare-alta.pdf')
  },
  60_000,
)

test.runIf(parts.personal && people.personal)(
  needing('the part personal', 'the CV to download follows a release'),
  async () => {
    const patches = { [`team/${people.personal}#personal`]: { headline: 'Capitã de longo curso' } }
    const { text } = await readPdf(await draw(`cv-${people.personal}.pdf`, patches))
    expect(text).toContain('Capitã de longo curso')
  },
)

const pink = makePalette(palette, {
  ...palette.own,
  main: '#e0559a',
  accent: '#f2b705',
  dark: '#2a1030',
})
const pinkPatch = { 'palette#palette': JSON.parse(JSON.stringify(pink)) }

/** A pixel of a picture, as '#rrggbb'. */
async function colourAt(file: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return `#${data.subarray(at, at + 3).toString('hex')}`
}

test('icons of tabs and home screens have the colours of a release', async () => {
  const svg = (await draw('favicon.svg', pinkPatch)).toString()
  expect(svg).toContain(pink.ramps.mar[600])
  expect(svg).not.toContain(palette.ramps.mar[600])
  const touch = await draw('apple-touch-icon.png', pinkPatch)
  expect(await colourAt(touch, 2, 2)).toBe(pink.themes.noite.bg)
  const before = readFileSync('build/client/generated/favicon.ico')
  expect((await draw('favicon.ico', pinkPatch)).equals(before)).toBe(false)
})

const logo = (width: number) => ({
  'look#look': {
    image: {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><path fill="#c8102e" d="M0 0h${width}v40H0z"/></svg>`,
      width,
      height: 40,
      holdsName: true,
    },
  },
})

test('an uploaded logo takes the mark’s place on icons, and a wide one leaves tabs the mark', async () => {
  const square = logo(40)
  expect((await draw('favicon.svg', square)).toString()).toContain('#c8102e')
  expect(await colourAt(await draw('icon-512.png', square), 256, 256)).toBe('#c8102e')
  const wide = logo(120)
  expect((await draw('favicon.svg', wide)).toString()).not.toContain('#c8102e')
  const icon = await draw('icon-512.png', wide)
  expect(await colourAt(icon, 256, 256)).toBe('#c8102e')
  expect(await colourAt(icon, 256, 120)).toBe(palette.themes[look.pages].bg)
})

test('icons without a change are those of the build', async () => {
  for (const name of takeShare(['favicon.ico', 'favicon.svg', 'icon-maskable-512.png'], 0, 3)) {
    expect((await draw(name, {})).equals(readFileSync(`build/client/generated/${name}`))).toBe(true)
  }
})

longTest(
  'a release of other colours names every icon and the manifest, one of other words none',
  async () => {
    const thread = createRenderThread(path.resolve('build'))
    const rendered = async (patches: Patches) => {
      const task = { kind: 'release', today: '2030-01-02', known: [] } as const
      const { pages } = await thread.render<Rendering>(patches, task)
      return pages.map((row) => row.path).filter((one) => /icon|webmanifest/.test(one))
    }
    try {
      expect((await rendered(pinkPatch)).toSorted()).toEqual(
        [...iconNames.map((name) => `/generated/${name}`), '/manifest.webmanifest'].toSorted(),
      )
      expect(await rendered({ 'pages/services#page': { hero: { lead: 'Outra frase.' } } })).toEqual(
        [],
      )
    } finally {
      await thread.stop()
    }
  },
  60_000,
)

test.runIf(parts.portfolio && triesAll)(
  needing(
    triesAll ? 'the part portfolio' : timeForAll,
    'the portfolio to download shows pictures of the library',
  ),
  async () => {
    const documents = [...(await readContentDocuments()).keys()]
    const project = documents.find((key) => key.startsWith('portfolio/projects/'))
    if (!project) throw new Error('the portfolio has a project')
    const id = `${'a'.repeat(20)}-1200x900`
    const images = [
      { id, alt: 'A praia vista do barco', focus: { x: 0, y: 50 } },
      { id, alt: 'A mesma praia em pé', focus: { x: 50, y: 50 } },
    ]
    const patches = { [project]: { images } }
    // The left half is red, so a cut around the left edge is red as a whole.
    const half = {
      create: { width: 600, height: 900, channels: 3, background: '#c8102e' },
    } as const
    const photo = await sharp({ create: { ...half.create, width: 1200, background: '#0a5c8a' } })
      .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
      .jpeg()
      .toBuffer()
    const count = (pdf: Buffer) => pdf.toString('latin1').split('/Subtype /Image').length - 1
    const without = await draw(portfolioPdfFile, patches)
    const pdf = await drawFile(
      path.resolve('build'),
      portfolioPdfFile,
      patches,
      new Map([[id, photo]]),
    )
    expect(count(pdf)).toBe(count(without) + 2)
    expect((await readPdf(pdf)).tagged).toBe(true)
  },
  60_000,
)
