import { iconNames } from '#app/site/render/downloads.ts'
import { cached, cacheKey, sourceHash } from '../cache.ts'
import { drawIcon, iconSource } from './draw-icon.ts'

const code = sourceHash('icons/logo.ts', 'icons/draw-icon.ts')

/** The icons of tabs and home screens, as the build has them. */
export async function iconFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const name of iconNames) {
    const key = cacheKey('icon', iconSource(name), code)
    files.set(name, await cached(key, () => drawIcon(name)))
  }
  return files
}
