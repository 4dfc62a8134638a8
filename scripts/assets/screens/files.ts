import { drawScreens } from './screens.ts'

/** The screens as files, and the module with their addresses and sizes. */
export async function screenFiles(): Promise<{ files: Map<string, string>; index: string }> {
  const screens = [...(await drawScreens())]
  const files = new Map(screens.map(([name, { svg }]) => [`${name}.svg`, svg]))
  return { files, index: screenIndex(screens) }
}

export function screenIndex(screens: [string, { width: number; height: number }][]): string {
  const imports = screens.map(([name], i) => `import screen${i} from './screens/${name}.svg'`)
  const entries = screens.map(
    ([name, { width, height }], i) =>
      `  '${name}': { src: screen${i}, width: ${width}, height: ${height} },`,
  )
  return `${imports.join('\n')}

export const screens: Record<string, { src: string; width: number; height: number }> = {
${entries.join('\n')}
}
`
}
