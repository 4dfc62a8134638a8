import type { Theme } from '#content/types/common.ts'
import type { Look, Palette } from '#content/types/look.ts'
import { channels } from './colour.ts'

/** Before the name of a section: two breaths of wind, or three tiles. */
const eyebrowMarks: Record<Look['art'], string> = {
  wind: 'polygon(1% 70%, 6% 69%, 16% 51%, 26% 58%, 38% 69%, 52% 55%, 63% 33%, 71% 25%, 82% 27%, 96% 35%, 100% 31%, 98% 22%, 83% 13%, 71% 11%, 59% 21%, 48% 45%, 39% 55%, 29% 45%, 16% 37%, 1% 60%, 1% 70%, 13% 98%, 18% 98%, 27% 86%, 35% 87%, 44% 92%, 55% 84%, 63% 74%, 69% 71%, 75% 73%, 84% 78%, 87% 73%, 85% 64%, 77% 60%, 69% 57%, 60% 61%, 51% 73%, 44% 78%, 36% 73%, 26% 72%, 13% 88%, 13% 98%)',
  tiles:
    'polygon(0 0, 28% 0, 28% 100%, 0 100%, 0 0, 36% 0, 64% 0, 36% 100%, 36% 0, 72% 0, 100% 0, 100% 100%, 72% 100%, 72% 0)',
}

/** The palette and the look as custom properties. Styles use roles, never literal colours. */
export function tokensCss(palette: Palette, look: Look): string {
  const { ramps, themes, highContrast, drawn, scene } = palette
  const { arch, round, ...corners } = look.corners
  const shades = Object.entries(ramps).flatMap(([name, ramp]) =>
    Object.entries(ramp).map(([step, colour]) => [`${name}-${step}`, colour] as const),
  )
  const places = Object.entries(scene).flatMap(([name, colours]) =>
    typeof colours === 'string'
      ? [[`scene-${name}`, colours] as const]
      : (colours as readonly string[]).map(
          (colour, i) => [`scene-${name}-${i + 1}`, colour] as const,
        ),
  )
  const root = rule(':root', [
    ...shades,
    ...Object.entries(drawn),
    ...places,
    ['night-channels', channels(ramps.noite[900])],
    ['ink-channels', channels(themes.dia.fg)],
    ['sun-channels', channels(ramps.sol[500])],
    ['window-sun-channels', channels(drawn['window-sun'])],
    ['print-brand', palette.print],
    ...Object.entries(corners).map(([size, value]) => [`corner-${size}`, value] as const),
    ['round', String(round)],
    ['arch', String(arch)],
    ['eyebrow-mark', eyebrowMarks[look.art]],
    // Lines of wind in a corner are this look's alone.
    ['windy', look.art === 'wind' ? '1' : '0'],
    ['tracking', `${look.type.display.tracking}em`],
  ])
  const blocks = (['noite', 'dia'] as const).map((theme) => {
    const { shadow, ...colours } = themes[theme]
    const depth = theme === 'noite' ? '0 40px 80px -30px' : '0 40px 70px -40px'
    return rule(
      `[data-theme="${theme}"]`,
      [...Object.entries(colours), ['shadow', `${depth} ${shadow}`]],
      `  color-scheme: ${theme === 'noite' ? 'dark' : 'light'};\n`,
    )
  })
  const strong = (selectorOf: (theme: Theme) => string) =>
    (['noite', 'dia'] as const).map((theme) => {
      const { chart, ...colours } = highContrast[theme]
      return rule(selectorOf(theme), [
        ...Object.entries(colours),
        ['chart-strong', chart ?? themes[theme].accent],
      ])
    })
  const chosen = strong(
    (theme) => `.high-contrast [data-theme="${theme}"],\n.high-contrast[data-theme="${theme}"]`,
  )
  // The system preference selects the same values.
  const wished = strong((theme) => `[data-theme="${theme}"]`)
  return [
    root,
    ...blocks,
    ...chosen,
    `@media (prefers-contrast: more) {\n${wished.join('\n')}}\n`,
  ].join('\n')
}

function rule(
  selector: string,
  properties: readonly (readonly [string, string])[],
  more = '',
): string {
  const lines = properties.map(([name, value]) => `  --${name}: ${value};\n`)
  return `${selector} {\n${lines.join('')}${more}}\n`
}

/** Theme per set of pages, and the colour of the browser's toolbar. */
export function themeModule({ themes: { noite, dia } }: Palette, { pages }: Look): string {
  return `import type { Theme } from '#content/types/common.ts'

export const themeColours: Record<Theme, string> = { noite: '${noite.bg}', dia: '${dia.bg}' }
export const painted: Record<Theme, Theme> = { noite: '${pages}', dia: 'dia' }
`
}
