import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { photosOf } from '#scripts/content/cross-check.ts'
import { cached, cacheKey, root } from './cache.ts'

/** Folders whose content may have pictures beside it. */
const folders = ['team', 'cases', 'services', 'portfolio', 'portfolio/projects']
const widths = [480, 960, 1600]

type Encoded = { width: number; avif: Buffer; webp: Buffer }
type Photo = { width: number; height: number; sizes: Encoded[] }

/** 'team/ana.jpg', as pages reference it. */
async function listPhotos(): Promise<string[]> {
  const sources = new Set<string>()
  for (const folder of folders) {
    const full = path.join(root, 'content', folder)
    if (!existsSync(full)) continue
    for (const name of readdirSync(full).filter((name) => name.endsWith('.ts'))) {
      const module: object = await import(pathToFileURL(path.join(full, name)).href)
      for (const { file } of photosOf({ ...module })) sources.add(`${folder}/${file}`)
    }
  }
  return [...sources].sort()
}

/** Rotated by its EXIF orientation, never enlarged, and without metadata. */
export async function makePhoto(source: Buffer): Promise<Photo> {
  const { default: sharp } = await import('sharp')
  const { autoOrient } = await sharp(source).metadata()
  const { width, height } = autoOrient
  const sizesBelow = widths.filter((size) => size < width)
  if (sizesBelow.length < widths.length) sizesBelow.push(Math.min(width, widths.at(-1) as number))
  const encode = (size: number, format: 'avif' | 'webp') =>
    cached(cacheKey('photo', format, size, 2, source.toString('base64')), () => {
      const image = sharp(source).autoOrient().resize({ width: size, withoutEnlargement: true })
      const encoded =
        format === 'avif' ? image.avif({ quality: 48, effort: 4 }) : image.webp({ quality: 72 })
      return encoded.toBuffer()
    })
  const sizes: Encoded[] = []
  for (const size of new Set(sizesBelow)) {
    sizes.push({ width: size, avif: await encode(size, 'avif'), webp: await encode(size, 'webp') })
  }
  return { width, height, sizes }
}

/** The pictures of people, cases, services and projects as files, and the module that pages read. */
export async function photoFiles(): Promise<{ files: Map<string, Buffer>; index: string }> {
  const files = new Map<string, Buffer>()
  const imports: string[] = []
  const entries: string[] = []
  for (const [i, key] of (await listPhotos()).entries()) {
    const { width, height, sizes } = await makePhoto(readFileSync(path.join(root, 'content', key)))
    const name = key.replaceAll('/', '-').replace(/\.\w+$/, '')
    const set = (format: 'avif' | 'webp') =>
      sizes.map((size) => {
        const file = `${name}-${size.width}.${format}`
        const variable = `p${i}_${size.width}_${format}`
        files.set(file, size[format])
        imports.push(`import ${variable} from './photos/${file}'`)
        return { variable, width: size.width }
      })
    const list = (variants: { variable: string; width: number }[]) =>
      variants.map(({ variable, width }) => `\${${variable}} ${width}w`).join(', ')
    const [avif, webp] = [set('avif'), set('webp')]
    entries.push(
      `  '${key}': { avif: \`${list(avif)}\`, webp: \`${list(webp)}\`, src: ${webp.at(-1)?.variable}, width: ${width}, height: ${height} },`,
    )
  }
  return { files, index: photoIndex(imports, entries) }
}

export function photoIndex(imports: string[], entries: string[]): string {
  return `${imports.join('\n')}

export type PhotoFiles = { avif: string; webp: string; src: string; width: number; height: number }

export const photos: Record<string, PhotoFiles> = {
${entries.join('\n')}
}
`
}
