import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteMap } from '#content/site-map.ts'
import type { Engine } from './engine.ts'
import { visitorAt } from './visitor.ts'

/** For somebody to look at. */
const pictureFolder = join(import.meta.dirname, '..', '..', '.cache', 'engines')

/** A page of each family in each theme. */
const paths = new Map(siteMap.map(({ page, theme, path }) => [`${page}-${theme}`, path]))
const screens = [
  [390, 844],
  [1440, 900],
] as const

/** From the page's top, its middle and its end. */
const places = { top: 0, middle: 0.5, end: 1 }

/** Photographs every family of pages on a phone and on a desk; what is wider than its screen is named. */
export async function photographPages(engine: Engine, url: string): Promise<string[]> {
  const visitor = visitorAt(engine, url)
  const name = engine.name.replace(/\W+/g, '-').toLowerCase()
  mkdirSync(pictureFolder, { recursive: true })
  await visitor.open('/')
  await engine.evaluate(`localStorage.setItem('cookies-rejected', 'true')`)
  const wide: string[] = []
  for (const [width, height] of screens) {
    await visitor.resize(width, height)
    for (const [family, path] of paths) {
      await visitor.open(path)
      await visitor.until(`'hydrated' in document.documentElement.dataset`)
      await engine.evaluate(`document.documentElement.classList.add('reduce-motion')`)
      await engine.evaluate(`delete document.documentElement.dataset.fresh`)
      for (const [place, share] of Object.entries(places)) {
        await engine.evaluate(
          `scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * ${share}, behavior: 'instant' })`,
        )
        // What answers to scrolling is drawn a frame later.
        await engine.evaluate(
          `requestAnimationFrame(() => requestAnimationFrame(() => { document.body.dataset.drawn = '${place}' }))`,
        )
        await visitor.until(`document.body.dataset.drawn === '${place}'`)
        const picture = await engine.photograph()
        writeFileSync(join(pictureFolder, `${name}-${width}-${family}-${place}.png`), picture)
      }
      if (await engine.evaluate<boolean>(`document.documentElement.scrollWidth > innerWidth`)) {
        wide.push(`${path} at ${width} px`)
      }
    }
  }
  return wide
}
