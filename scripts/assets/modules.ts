import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import { themeModule } from '#features/brand/rules/tokens.ts'
import { artIndex, drawnIndex } from './art/art-index.ts'
import { writeAssistantModel } from './assistant.ts'
import { root } from './cache.ts'
import { markModule } from './icons/logo.ts'
import { iconSprites } from './icons/sprite.ts'
import { photoIndex } from './photos.ts'
import { screenIndex } from './screens/files.ts'

export const folder = 'app/generated'

/** What the code imports and no picture or font has to be drawn for. */
export const plainModules = (): [string, string][] => [
  ...iconSprites(),
  ['themes.ts', themeModule(palette, look)],
  ['mark.ts', markModule()],
]

/** The same with lists of pictures that are empty: enough to check types and run unit tests. */
export const unbuiltModules = (): [string, string][] => [
  ...plainModules(),
  ['photos.ts', photoIndex([], [])],
  ['art.ts', artIndex(new Map())],
  ['drawn.ts', drawnIndex([])],
  ['screens.ts', screenIndex([])],
]

/** Writes missing generated modules in a fresh clone; a build writes all of them again. */
if (import.meta.main) {
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const [name, content] of unbuiltModules()) {
    const file = path.join(root, folder, name)
    if (!existsSync(file)) writeFileSync(file, content)
  }
  await writeAssistantModel()
}
