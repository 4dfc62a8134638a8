import { sizes } from './art-files.ts'

const formats = {
  avif: '.avif',
  webp: '.webp',
  phoneAvif: '-phone.avif',
  phoneWebp: '-phone.webp',
} as const

/**
 * The module that pages read. Static imports, so that Vite gives every picture its hash;
 * `owners` tells whose files a page shows, its own or those of a page with the same drawing.
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
