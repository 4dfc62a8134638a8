/** A code as the encoder gives it: a square of modules, row by row. */
export type QrCode = {
  version: number
  modules: { size: number; get(row: number, column: number): unknown }
}

/** The least that readers need around a code. */
const quiet = 4

/** The colour of the modules, and the agency's mark on a square of 34. */
export type Paper = { ink: string; mark: string }

/**
 * Modules on a side of the clearing for the mark, about 7% of the code: a quarter of what level H
 * repairs. From version 7 on the middle holds a pattern that readers look for, so it stays whole.
 */
function clearingOf({ version, modules }: QrCode): number {
  return version < 7 ? 2 * Math.floor(modules.size * 0.13) + 1 : 0
}

/** One drawing for screen and print: 50 mm wide on paper, and any size elsewhere. */
export function drawQr(code: QrCode, title: string, paper: Paper): string {
  const { size } = code.modules
  const side = size + 2 * quiet
  const clearing = clearingOf(code)
  const start = quiet + (size - clearing) / 2
  const mark = clearing
    ? `<g transform="translate(${start + 0.5} ${start + 0.5}) scale(${(clearing - 1) / 34})">${paper.mark}</g>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="50mm" height="50mm"><title>${escapeXml(title)}</title><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="${paper.ink}" shape-rendering="crispEdges" d="${modulePath(code, clearing)}"/>${mark}</svg>`
}

/** Pixels on a side so that every module is a whole number of them: crisp at four times 200. */
export function pixelsOf({ modules }: QrCode): number {
  const side = modules.size + 2 * quiet
  return Math.ceil(800 / side) * side
}

/** Dark modules as horizontal runs. */
function modulePath({ modules }: QrCode, clearing: number): string {
  const { size } = modules
  const first = (size - clearing) / 2
  const isClear = (at: number) => at >= first && at < first + clearing
  const isDark = (row: number, column: number) =>
    column < size && Boolean(modules.get(row, column)) && !(isClear(row) && isClear(column))
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const from = column
      while (isDark(row, column)) column++
      const run = column - from
      if (run > 0) path += `M${from + quiet} ${row + quiet}h${run}v1h-${run}z`
    }
  }
  return path
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
