/** A sanitized SVG, serialized from its parsed form, or the problem with it. */
export type SvgCheck = { svg: string } | { problem: string }

const elements = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'title',
  'desc',
])

const attributes = new Set(
  `id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points fill fill-rule fill-opacity
   stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
   stroke-dashoffset stroke-opacity opacity transform gradientUnits gradientTransform spreadMethod
   offset stop-color stop-opacity clip-path clip-rule clipPathUnits preserveAspectRatio color
   role aria-label`.split(/\s+/),
)
/** Written by drawing programs, and of no use on a page. */
const dropped = /^(xmlns(:\w+)?|version|xml:space|class|data-[\w-]+|enable-background|baseProfile)$/
/** May name a gradient or a clip of the same drawing. */
const mayRefer = new Set(['fill', 'stroke', 'clip-path'])

const LONGEST = 100_000
const MOST_ELEMENTS = 2000
const DEEPEST = 30

const problems = {
  long: 'O SVG passa de 100 kB. Simplifique o desenho e exporte de novo.',
  many: 'O SVG tem formas demais. Simplifique o desenho e exporte de novo.',
  broken: 'O arquivo não é um SVG inteiro. Exporte o desenho de novo.',
  entity: 'O SVG traz entidades (<!DOCTYPE ou &nome;). Exporte de novo sem elas.',
  style:
    'O SVG usa folha de estilo. Exporte com “atributos de apresentação” (presentation attributes).',
  image: 'O SVG tem uma imagem ou um link dentro. Deixe só as formas do desenho.',
  size: 'O SVG não diz o seu tamanho (viewBox). Exporte o desenho de novo.',
  element: (name: string) => `O SVG tem “${name}”, que não é forma. Deixe só as formas do desenho.`,
  attribute: (name: string) =>
    `O SVG tem “${name}”, que não é aceito. Exporte só com formas e cores.`,
  value: (name: string) => `O SVG tem um valor estranho em “${name}”. Exporte o desenho de novo.`,
}

class Problem extends Error {}
const refuse = (problem: string): never => {
  throw new Problem(problem)
}

const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const referring = /^url\(#[\w-]{1,60}\)$/
/** Numbers, paths, colours and names: no sign with which something else could begin. */
const plainValue = /^[\w\s#%.,()+:-]*$/

function checkValue(name: string, value: string): string {
  if (value.includes('&')) refuse(problems.entity)
  if (mayRefer.has(name) && referring.test(value)) return value
  if (name === 'aria-label') return /[<>"]/.test(value) ? refuse(problems.value(name)) : value
  if (!plainValue.test(value) || /url\(|script:|data:|expression/i.test(value)) {
    refuse(problems.value(name))
  }
  return value
}

function writeAttributes(source: string): string {
  const names = new Set<string>()
  return [...source.matchAll(attribute)]
    .filter(([, name = '']) => !dropped.test(name))
    .map(([, name = '', one, other]) => {
      if (name === 'style') refuse(problems.style)
      if (/(^|:)href$/.test(name)) refuse(problems.image)
      if (!attributes.has(name) || names.has(name)) refuse(problems.attribute(name))
      names.add(name)
      return ` ${name}="${checkValue(name, one ?? other ?? '')}"`
    })
    .join('')
}

function refuseElement(name: string): never {
  if (name === 'style') return refuse(problems.style)
  if (name === 'image' || name === 'a' || name === 'use') return refuse(problems.image)
  return refuse(problems.element(name))
}

/** What stands before the drawing: a declaration and comments. */
const prologue = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--(?:(?!--)[\s\S])*-->\s*)*/

function rewrite(source: string): string {
  if (/<!(DOCTYPE|ENTITY|\[CDATA)/i.test(source)) refuse(problems.entity)
  const text = source.replace(prologue, '').trimEnd()
  const open: string[] = []
  let written = ''
  let count = 0
  let at = 0
  while (at < text.length) {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at)
      if (end < 0) refuse(problems.broken)
      at = end + 3
      continue
    }
    if (text[at] !== '<') {
      const end = text.indexOf('<', at)
      const words = text.slice(at, end < 0 ? undefined : end)
      const isTitle = open.at(-1) === 'title' || open.at(-1) === 'desc'
      if (words.trim() !== '' && (!isTitle || /[&>]/.test(words))) refuse(problems.broken)
      if (isTitle) written += words
      at = end < 0 ? text.length : end
      continue
    }
    tag.lastIndex = at
    const [whole = '', closing, name = '', list = '', alone] = tag.exec(text) ?? []
    if (whole === '') refuse(problems.broken)
    if (!elements.has(name)) refuseElement(name)
    at += whole.length
    if (closing) {
      if (open.pop() !== name || list.trim() !== '' || alone) refuse(problems.broken)
      written += `</${name}>`
      if (open.length === 0 && text.slice(at).trim() !== '') refuse(problems.broken)
      continue
    }
    count += 1
    if (count > MOST_ELEMENTS || open.length >= DEEPEST) refuse(problems.many)
    const isRoot = count === 1
    if (isRoot !== (name === 'svg')) refuse(isRoot ? problems.broken : problems.element('svg'))
    const attributes = writeAttributes(list)
    if (isRoot && !/ viewBox="/.test(attributes) && !/ width="/.test(attributes))
      refuse(problems.size)
    written += `<${name}${isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${attributes}${alone ? '/' : ''}>`
    if (!alone) open.push(name)
  }
  if (open.length > 0 || count === 0) refuse(problems.broken)
  return written
}

/**
 * Sanitizes an uploaded SVG, such as a logo. Only shapes, colours and gradients are allowed: no
 * scripts, event handlers, external references, styles or entities. The result is serialized from
 * the parsed form, so nothing unparsed remains.
 */
export function checkSvg(source: string): SvgCheck {
  if (source.length > LONGEST) return { problem: problems.long }
  try {
    return { svg: rewrite(source) }
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message }
    throw error
  }
}
