const latin = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/**
 * Files of Office are zips; which one it is stands in the names at their beginning. Other archives
 * are not kept.
 */
function zipType(bytes: Uint8Array): string | undefined {
  const head = latin(bytes, 0, Math.min(bytes.length, 8192))
  const office = 'application/vnd.openxmlformats-officedocument'
  if (head.includes('word/')) return `${office}.wordprocessingml.document`
  if (head.includes('xl/')) return `${office}.spreadsheetml.sheet`
  if (head.includes('ppt/')) return `${office}.presentationml.presentation`
  return undefined
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false
  try {
    // The last character may be cut by the end of the piece.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * The media type by a file's first bytes, not by what its sender declared; undefined for types that
 * are not stored, such as programs. Text is never served as a page.
 */
export function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const starts = (text: string, from = 0) => latin(bytes, from, text.length) === text
  if (starts('\xff\xd8\xff')) return 'image/jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp'
  if (starts('GIF87a') || starts('GIF89a')) return 'image/gif'
  if (starts('OggS')) return 'audio/ogg'
  if (starts('ID3') || /^\xff[\xfb\xf3\xf2]/.test(latin(bytes, 0, 2))) return 'audio/mpeg'
  if (/^\xff[\xf1\xf9]/.test(latin(bytes, 0, 2))) return 'audio/aac'
  if (starts('#!AMR')) return 'audio/amr'
  if (starts('ftyp', 4)) return starts('M4A', 8) ? 'audio/mp4' : 'video/mp4'
  if (starts('%PDF-')) return 'application/pdf'
  if (starts('PK\x03\x04')) return zipType(bytes)
  if (starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'application/x-ole-storage'
  if (starts('MZ') || starts('\x7fELF') || starts('#!')) return undefined
  return isText(bytes) ? 'text/plain' : undefined
}

/** Shown in the page; everything else is only downloaded. */
export const isInline = (type: string): boolean => /^(image|audio|video)\//.test(type)
