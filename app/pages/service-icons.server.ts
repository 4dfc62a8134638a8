import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IconName } from '#content/types/common.ts'
import type { ServiceBlock } from '#content/types/service.ts'
import type { Drawing, Drawings } from '../sections/service/glyph.tsx'
import { Icon } from '../ui/icon.tsx'

/**
 * Icons are named by content and drawn here: a page then carries the few it shows, and not the
 * whole table in its script.
 */
export function drawIcon(name: IconName): Drawing {
  const svg = renderToStaticMarkup(createElement(Icon, { name }))
  return [...svg.matchAll(/<(path|circle|rect|line|polyline|ellipse) ([^>]*)>/g)].map(
    ([, tag, attributes = '']) => [tag as Drawing[number][0], attributesOf(attributes)],
  )
}

function attributesOf(markup: string): Record<string, string> {
  const pairs = [...markup.matchAll(/([\w-]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]))
}

/** Every icon that these blocks ask for. */
export function drawingsFor(blocks: ServiceBlock[]): Drawings {
  const drawings: Drawings = {}
  for (const block of blocks) {
    if (block.kind !== 'benefits' && block.kind !== 'offerings') continue
    for (const { icon } of block.items) if (icon) drawings[icon] ??= drawIcon(icon)
  }
  return drawings
}
