import { icons } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { accountIcons, type IconName, iconNames } from '#app/ui/icon-names.ts'

const siteIcons = (Object.keys(iconNames) as IconName[]).filter(
  (name) => !accountIcons.includes(name),
)

/** Icons as symbols of one file, which pages refer to by name. */
function sprite(names: readonly IconName[]): string {
  const symbols = names.map((name) => {
    const svg = renderToStaticMarkup(createElement(icons[iconNames[name]]))
    const shapes = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

/** The two files of `app/ui/icon.tsx`. */
export const iconSprites = (): [string, string][] => [
  ['icons.svg', sprite(siteIcons)],
  ['account-icons.svg', sprite(accountIcons)],
]
