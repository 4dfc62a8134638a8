import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { FocusPoint } from '#content/types/picture.ts'
import { widthsOf } from '#features/pictures/rules/sizes.ts'
import { LEAST_SIDE, MOST_PIXELS, type Refusal, shareSize } from '#features/pictures/rules/tasks.ts'

export class Refused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal) {
    super(reason)
    this.reason = reason
  }
}

// One thread and nothing kept: the process makes one picture.
sharp.cache(false)
sharp.concurrency(1)

/** All sizes are made from one of this size, and so are those that are asked for later. */
const MASTER = 2560
const jpeg = { quality: 78, progressive: true }

type Raw = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** The size a picture says it has, before any of it is decoded. */
async function readSize(source: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refused('broken')
    })
  const { width, height } = autoOrient
  if (width * height > MOST_PIXELS || Math.max(width, height) > 16_000) throw new Refused('pixels')
  if (Math.min(width, height) < LEAST_SIDE) throw new Refused('small')
  return { width, height }
}

/** Turned as its camera was held, in the colours of the web, without what a camera wrote into it. */
async function decode(source: string): Promise<Raw> {
  const { data, info } = await sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: MASTER, height: MASTER, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refused('broken')
    })
  const { width, height, channels } = info
  return { data, raw: { width, height, channels: channels as 3 | 4 } }
}

export async function makeSizes(source: string, folder: string) {
  const size = await readSize(source)
  const { data, raw } = await decode(source)
  const files: string[] = []
  const write = async (name: string, image: Sharp) => {
    await writeFile(join(folder, name), await image.toBuffer())
    files.push(name)
  }
  const onWhite = (image: Sharp) => image.flatten({ background: 'white' })
  await write('master.webp', sharp(data, { raw }).webp({ quality: 90, effort: 2 }))
  for (const width of widthsOf(size.width)) {
    const smaller = () => sharp(data, { raw }).resize({ width })
    await write(`${width}.jpg`, onWhite(smaller()).jpeg(jpeg))
    await write(`${width}.webp`, smaller().webp({ quality: 72 }))
    // The second step of effort takes twice as long and makes no smaller file of a photo.
    await write(`${width}.avif`, smaller().avif({ quality: 48, effort: 1 }))
  }
  return { files, ...size }
}

/** The part of a picture that a share card shows: as much as fits, around its focus. */
export async function makeShareImage(source: string, focus: FocusPoint, folder: string) {
  const { width, height } = await readSize(source)
  const scale = Math.max(shareSize.width / width, shareSize.height / height)
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const left = Math.round(((wide - shareSize.width) * focus.x) / 100)
  const top = Math.round(((high - shareSize.height) * focus.y) / 100)
  const image = sharp(source, { limitInputPixels: MOST_PIXELS })
    .resize({ width: wide, height: high, fit: 'fill' })
    .extract({ left, top, ...shareSize })
    .flatten({ background: 'white' })
    .jpeg(jpeg)
  await writeFile(join(folder, 'share.jpg'), await image.toBuffer())
  return { files: ['share.jpg'], ...shareSize }
}
