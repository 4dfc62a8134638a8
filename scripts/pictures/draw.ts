import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkit'
import type { Theme, WindArt } from '#content/types/common.ts'
import { type Card, shareSize } from '#features/pictures/rules/tasks.ts'
import { cardPng } from '../assets/share/card.ts'
import { renderWind } from '../assets/wind/art.ts'
import { encodeAvif, encodeWebp, rasterize, sizes } from '../assets/wind/encode.ts'

/** A page's share card, as the build draws it; `fonts` is the folder with both faces. */
export async function drawCard(card: Card, fonts: string, folder: string) {
  const load = async (name: string) => create(await readFile(join(fonts, `${name}.ttf`)))
  const image = await cardPng(card, { display: await load('display'), body: await load('body') })
  await writeFile(join(folder, 'card.png'), image)
  return { files: ['card.png'], ...shareSize }
}

/** A page's drawing, for wide screens and for phones. */
export async function drawWind(wind: { art: WindArt; theme: Theme }, folder: string) {
  const files: string[] = []
  for (const [name, size] of Object.entries(sizes)) {
    const pixels = await rasterize(renderWind({ ...wind, ...size }), size)
    await writeFile(join(folder, `${name}.avif`), await encodeAvif(pixels, size.avifLimit))
    await writeFile(join(folder, `${name}.webp`), await encodeWebp(pixels, size.webpLimit))
    files.push(`${name}.avif`, `${name}.webp`)
  }
  return { files, width: sizes.hero.width, height: sizes.hero.height }
}
