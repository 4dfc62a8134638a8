import type { Look, Palette } from '#content/types/look.ts'
import { tokensCss } from './tokens.ts'

type Rule = { selector: string; declarations: string[]; within: string }

/** The rules of tokensCss; `within` is the media query around one. */
function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  let within = ''
  for (const [, prelude = '', body, end] of css.matchAll(/([^{}]+)\{(?:([^{}]*)\})?|(\})/g)) {
    if (end) within = ''
    else if (body === undefined) within = prelude.trim()
    else {
      const declarations = body
        .split(';')
        .map((one) => one.trim())
        .filter(Boolean)
      rules.push({ selector: prelude.trim(), declarations, within })
    }
  }
  return rules
}

/** Heavier than the build's own rules, wherever those stand, and in the same order among themselves. */
const heavier = (selector: string) =>
  selector
    .split(/,\s*/)
    .map((one) => `${one}:not(#_)`)
    .join(',')

/** The rules in which a palette and a look differ from the build's. */
export function themeOverride(
  built: { palette: Palette; look: Look },
  now: { palette: Palette; look: Look },
): string {
  const before = readRules(tokensCss(built.palette, built.look))
  return readRules(tokensCss(now.palette, now.look))
    .map(({ selector, declarations, within }) => {
      const same = before.find((one) => one.selector === selector && one.within === within)
      const changed = declarations.filter((one) => !same?.declarations.includes(one))
      if (changed.length === 0) return ''
      const rule = `${heavier(selector)}{${changed.join(';').replaceAll(': ', ':')}}`
      return within ? `${within}{${rule}}` : rule
    })
    .join('')
}
