import type { Picture } from '#features/figures/server/figures.server.ts'

const LARGEST = 200_000
const LONGEST_MS = 15_000

/** Meta's pictures come from its own hosts; anything else is not asked for. */
const hosts = /\.(?:fbcdn\.net|facebook\.com|cdninstagram\.com)$/

function isAllowed(url: URL, ownOrigin: string): boolean {
  return url.origin === ownOrigin || (url.protocol === 'https:' && hosts.test(url.hostname))
}

/** By its first bytes: what a server says of itself proves nothing. */
function typeOf(bytes: Buffer): string | null {
  const starts = (...head: number[]) => head.every((byte, at) => bytes[at] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (bytes.subarray(0, 4).toString('latin1') === 'GIF8') return 'image/gif'
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  return isWebp ? 'image/webp' : null
}

/** A small picture, or null when it is none, too large or somewhere else. No redirect is followed. */
export async function fetchPicture(
  address: string,
  ownOrigin: string,
  { signal, largest = LARGEST }: { signal?: AbortSignal; largest?: number } = {},
): Promise<Picture | null> {
  if (!URL.canParse(address) || !isAllowed(new URL(address), ownOrigin)) return null
  const limit = AbortSignal.timeout(LONGEST_MS)
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    if (!response.ok) return null
    const pieces: Uint8Array[] = []
    let size = 0
    for await (const piece of response.body ?? []) {
      size += piece.length
      if (size > largest) return null
      pieces.push(piece)
    }
    const bytes = Buffer.concat(pieces)
    const type = typeOf(bytes)
    return type ? { type, bytes } : null
  } catch (error) {
    if (signal?.aborted) throw error
    return null
  }
}
