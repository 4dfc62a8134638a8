import { crc32, inflateSync } from 'node:zlib'

export type LogoImage = {
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  bytes: Buffer
}

export type LogoProblem = 'missing' | 'svg' | 'format' | 'damaged' | 'large' | 'dimensions'

export class LogoRefused extends Error {
  readonly problem: LogoProblem

  constructor(problem: LogoProblem) {
    super(`a logo was refused: ${problem}`)
    this.problem = problem
  }
}

export const LARGEST_LOGO = 500_000
/** Sharp on paper, and little to unpack. */
const MOST_PIXELS_A_SIDE = 2000
const FEWEST_PIXELS_A_SIDE = 32

const refuse = (problem: LogoProblem): never => {
  throw new LogoRefused(problem)
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

/**
 * Reads a PNG or JPEG by its bytes, not by its name. Metadata (places, cameras, texts) is removed,
 * and images that a report could not draw are refused.
 */
export function readImage(file: Buffer): LogoImage {
  if (file.length === 0) return refuse('missing')
  if (file.length < 16) return refuse('format')
  if (file.length > LARGEST_LOGO) return refuse('large')
  if (file.subarray(0, 8).equals(PNG)) return readPng(file)
  if (file.readUInt16BE(0) === 0xffd8) return readJpeg(file)
  const start = file.subarray(0, 1000).toString('utf8')
  return refuse(/<svg[\s>]|<!DOCTYPE svg/i.test(start) ? 'svg' : 'format')
}

function checkSize(width: number, height: number): void {
  const [small, large] = [Math.min(width, height), Math.max(width, height)]
  if (small < FEWEST_PIXELS_A_SIDE || large > MOST_PIXELS_A_SIDE) refuse('dimensions')
}

/** Chunks that change what is seen. */
const visibleChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function readPng(file: Buffer): LogoImage {
  const parts: Buffer[] = [PNG]
  const pixels: Buffer[] = []
  let header: Buffer | undefined
  let hasAlpha = false
  let at = PNG.length
  for (let name = ''; name !== 'IEND'; ) {
    if (at + 12 > file.length) return refuse('damaged')
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    if (end > file.length) return refuse('damaged')
    name = file.toString('latin1', at + 4, at + 8)
    if (file.readUInt32BE(end - 4) !== crc32(file.subarray(at + 4, end - 4))) {
      return refuse('damaged')
    }
    const content = file.subarray(at + 8, end - 4)
    if (!header && (name !== 'IHDR' || length !== 13)) return refuse('damaged')
    if (name === 'IHDR') header = content
    if (name === 'IDAT') pixels.push(content)
    if (name === 'tRNS') hasAlpha = true
    if (visibleChunks.has(name)) parts.push(file.subarray(at, end))
    at = end
  }
  if (!header) return refuse('damaged')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  checkSize(width, height)
  const [depth, colour, interlaced] = [header[8] ?? 0, header[9] ?? 0, header[12] ?? 0]
  const perPixel = channels[colour]
  const isPackedWithAlpha = colour === 3 && depth < 8 && hasAlpha
  // The PDF library draws none of these reliably.
  if (!perPixel || depth > 8 || interlaced || isPackedWithAlpha) return refuse('format')
  const expected = height * (1 + Math.ceil((width * perPixel * depth) / 8))
  try {
    // A small file may unpack into gigabytes.
    const unpacked = inflateSync(Buffer.concat(pixels), { maxOutputLength: expected })
    if (unpacked.length !== expected) return refuse('damaged')
  } catch {
    return refuse('damaged')
  }
  return { type: 'image/png', width, height, bytes: Buffer.concat(parts) }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2
const isScan = (marker: number) => marker === 0xda
/** APP1 to APP13 and comments describe the picture; APP14 says how its colours are stored. */
const isDescription = (marker: number) => (marker >= 0xe1 && marker <= 0xed) || marker === 0xfe

function readJpeg(file: Buffer): LogoImage {
  const parts: Buffer[] = [file.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  let at = 2
  for (;;) {
    if (at + 4 > file.length || file[at] !== 0xff) return refuse('damaged')
    const marker = file[at + 1] as number
    // Fill bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isScan(marker)) break
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return refuse('damaged')
    if (isFrame(marker)) {
      if (end - at < 10) return refuse('damaged')
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    if (!isDescription(marker)) parts.push(file.subarray(at, end))
    at = end
  }
  if (!size || file.lastIndexOf(Buffer.from('ffd9', 'hex')) < at) return refuse('damaged')
  checkSize(size.width, size.height)
  return { type: 'image/jpeg', ...size, bytes: Buffer.concat([...parts, file.subarray(at)]) }
}
