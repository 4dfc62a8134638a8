import type { AssetPage } from '../pages.ts'
import { sizes } from './art-files.ts'

const formats = {
  avif: '.avif',
  webp: '.webp',
  phoneAvif: '-phone.avif',
  phoneWebp: '-phone.webp',
} as const

/**
 * The module that pages read. Static imports, so that Vite gives every picture its hash;
 * `owners` maps a page to the page whose files it displays, when both have the same drawing.
 */
export function artIndex(owners: Map<string, string>): string {
  const drawings = [...new Set(owners.values())]
  const names = new Map(drawings.map((owner, i) => [owner, `wind${i}`]))
  const imports = drawings.flatMap((owner) =>
    Object.entries(formats).map(
      ([format, ending]) => `import ${names.get(owner)}_${format} from './art/${owner}${ending}'`,
    ),
  )
  const { width, height } = sizes.hero
  const entries = [...owners].map(([key, owner]) => {
    const files = Object.keys(formats).map((format) => `${format}: ${names.get(owner)}_${format}`)
    return `  '${key}': { ${files.join(', ')}, width: ${width}, height: ${height} },`
  })
  return `${imports.join('\n')}

export type WindFiles = {
  avif: string
  webp: string
  phoneAvif: string
  phoneWebp: string
  width: number
  height: number
}

export const art: Record<string, WindFiles> = {
${entries.join('\n')}
}
`
}

/** What the build drew for each page: where a page asks for something else, the server draws it. */
export function drawnIndex(pages: Pick<AssetPage, 'key' | 'hashes'>[]): string {
  const entries = pages.map(({ key, hashes }) => `  '${key}': ${JSON.stringify(hashes)},`)
  return `export const drawn: Record<string, { wind: string; card: string }> = {
${entries.join('\n')}
}
`
}
