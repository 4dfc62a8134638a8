import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import { tokensCss } from '#features/brand/rules/tokens.ts'
import { sizes, windFiles, windId } from './art/art-files.ts'
import { artIndex, drawnIndex } from './art/art-index.ts'
import { fallbackWind } from './art/fallback-wind.ts'
import { menuWind } from './art/menu-wind.ts'
import { fontFaces, otherPairs, webFont } from './fonts/faces.ts'
import { iconFiles } from './icons/icons.ts'
import { inPairs, kilobytes } from './in-pairs.ts'
import { folder, plainModules } from './modules.ts'
import { writeFolder } from './outputs.ts'
import { type AssetPage, listPages } from './pages.ts'
import './pdf/cut-fonts.ts'
import { photoFiles } from './photos.ts'
import { screenFiles } from './screens/files.ts'

/** Draws and writes every font, picture and icon that the bundles hold (see beside.ts for the rest). */
export async function buildAssets(): Promise<void> {
  const started = performance.now()
  const pages = await listPages()
  await writeFonts()
  const { art, owners } = await drawWind(pages)
  writeFolder('app/generated/art', art)
  const screens = await screenFiles()
  writeFolder('app/generated/screens', screens.files)
  const photos = await photoFiles()
  writeFolder('app/generated/photos', photos.files)
  const index = new Map([
    ['photos.ts', photos.index],
    ['art.ts', artIndex(owners)],
    ['drawn.ts', drawnIndex(pages)],
    ['screens.ts', screens.index],
    ['fonts.css', await fontFaces()],
    ['tokens.css', tokensCss(palette, look)],
    ...plainModules(),
  ])
  writeFolder(folder, index)
  const pictures = new Map(await iconFiles())
  pictures.set('fallback.svg', Buffer.from(fallbackWind(palette)))
  pictures.set('menu-wind.svg', Buffer.from(menuWind(palette)))
  writeFolder('public/generated', pictures)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`assets: ${owners.size} pages, ${art.size / 4} drawings, ${seconds} s`)
}

async function writeFonts(): Promise<void> {
  const [display, body] = await Promise.all([webFont('display'), webFont('body')])
  const files = new Map([['display.woff2', display], ['body.woff2', body], ...(await otherPairs())])
  writeFolder('app/generated/fonts', files)
}

async function drawWind(pages: AssetPage[]) {
  const drawers = new Map<string, AssetPage>()
  for (const page of pages) if (!drawers.has(windId(page))) drawers.set(windId(page), page)
  const art = new Map<string, Buffer>()
  await inPairs('wind', [...drawers.values()], async (page) => {
    const hero = await windFiles(page, sizes.hero)
    const phone = await windFiles(page, sizes.phone)
    art.set(`${page.key}.avif`, hero.avif)
    art.set(`${page.key}.webp`, hero.webp)
    art.set(`${page.key}-phone.avif`, phone.avif)
    art.set(`${page.key}-phone.webp`, phone.webp)
    return `${kilobytes(hero.avif)} and ${kilobytes(phone.avif)}`
  })
  const owners = new Map(
    pages.map((page) => [page.key, (drawers.get(windId(page)) as AssetPage).key]),
  )
  return { art, owners }
}

if (import.meta.main) await buildAssets()
