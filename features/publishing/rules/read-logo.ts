import type { LogoImage } from '#content/types/look.ts'
import { checkSvg } from '#features/pictures/rules/check-svg.ts'

export type LogoProblem = 'missing' | 'format' | 'drawing' | 'large' | 'png'

/** What to do about a file that cannot be the logo. */
export const logoAdvice: Record<LogoProblem | 'stale', string> = {
  stale: 'Alguém mudou a aparência ao mesmo tempo. Envie o logotipo outra vez.',
  missing: 'Escolha um arquivo SVG ou PNG.',
  format: 'O arquivo não é um SVG nem um PNG inteiro. Exporte de novo e envie.',
  drawing:
    'O SVG leva mais do que desenho (texto, foto, estilo ou código). Exporte só com formas e cores, com os textos em curvas.',
  large: 'O arquivo é grande demais: até 60 kB em SVG ou 80 kB em PNG.',
  png: 'O PNG passa de 2.000 pixels num lado ou é pequeno demais. Envie com 64 a 2.000 pixels.',
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const LARGEST_SVG = 60_000
const LARGEST_PNG = 80_000
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** The parts of a PNG that draw: places, cameras and texts are left out. */
function readPng(file: Buffer): LogoImage | { problem: LogoProblem } {
  if (file.length > LARGEST_PNG) return { problem: 'large' }
  const parts = [file.subarray(0, 8)]
  let at = 8
  let last = ''
  while (at + 12 <= file.length && last !== 'IEND') {
    const length = file.readUInt32BE(at)
    last = file.toString('latin1', at + 4, at + 8)
    if (at + 12 + length > file.length) return { problem: 'format' }
    if (drawn.has(last)) parts.push(file.subarray(at, at + 12 + length))
    at += 12 + length
  }
  if (last !== 'IEND' || file.toString('latin1', 12, 16) !== 'IHDR') return { problem: 'format' }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  if (Math.max(width, height) > 2000 || Math.min(width, height) < 16) return { problem: 'png' }
  const data = Buffer.concat(parts).toString('base64')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`
  return { svg, width, height, holdsName: false }
}

/** The size that a checked drawing says it has. */
function sizeOf(svg: string): { width: number; height: number } | undefined {
  const [, box = ''] = / viewBox="([^"]+)"/.exec(svg) ?? []
  const sides = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const read = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)(?:px)?"`).exec(svg)?.[1])
  const [width = 0, height = 0] =
    sides.length === 4 ? sides.slice(2) : [read('width'), read('height')]
  const fits = (side: number) => side >= 1 && side <= 10_000
  return fits(width) && fits(height) ? { width, height } : undefined
}

function readSvg(text: string): LogoImage | { problem: LogoProblem } {
  if (!/<svg[\s>]/.test(text)) return { problem: 'format' }
  if (text.length > LARGEST_SVG) return { problem: 'large' }
  const checked = checkSvg(text)
  const size = 'svg' in checked ? sizeOf(checked.svg) : undefined
  if (!('svg' in checked) || !size) return { problem: 'drawing' }
  // A wide one mostly holds the name; the form can say otherwise.
  return { svg: checked.svg, ...size, holdsName: size.width / size.height > 2 }
}

/** An uploaded logo as one SVG, whatever it was. */
export function readLogo(file: Buffer): LogoImage | { problem: LogoProblem } {
  if (file.length === 0) return { problem: 'missing' }
  return PNG.every((byte, at) => file[at] === byte) ? readPng(file) : readSvg(file.toString('utf8'))
}

const fromPng =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><image width="\d+" height="\d+" href="data:image\/png;base64,[\w+/=]+"\/><\/svg>$/

/** Whether a stored logo is what the check would have written: texts may come from elsewhere. */
export function isCheckedLogo({ svg }: Pick<LogoImage, 'svg'>): boolean {
  if (fromPng.test(svg)) return true
  const checked = checkSvg(svg)
  return 'svg' in checked && checked.svg === svg
}
