/** What a file is by its first bytes, whatever its name says. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'svg' | 'unknown'

const at = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** The brands of a HEIF file: heic, heix, hevc and the like, or mif1 with any codec. */
const heic = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/

export function fileTypeOf(bytes: Uint8Array): FileType {
  if (at(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (at(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (at(bytes, 0, 4) === 'RIFF' && at(bytes, 8, 4) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(at(bytes, 0, 6))) return 'gif'
  if (at(bytes, 4, 4) === 'ftyp') {
    const brand = at(bytes, 8, 4)
    if (/^avi[fs]$/.test(brand)) return 'avif'
    if (heic.test(brand)) return 'heic'
  }
  if (/<svg[\s>]/i.test(at(bytes, 0, bytes.length))) return 'svg'
  return 'unknown'
}
