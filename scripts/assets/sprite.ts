import { icons } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconNames } from '#app/ui/icon-names.ts'

/** All icons as symbols of one file, which pages refer to by name. */
export function iconSprite(): string {
  const symbols = Object.entries(iconNames).map(([name, drawing]) => {
    const svg = renderToStaticMarkup(createElement(icons[drawing]))
    const shapes = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}
