type Logo = { type: string; bytes: Uint8Array } | null

/**
 * A client's logo, access checked. Its address contains the picture's id, so the response may be
 * cached.
 */
export function logoResponse(logo: Logo): Response {
  if (!logo) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(logo.bytes), {
    headers: {
      'Content-Type': logo.type,
      'Cache-Control': 'private, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  })
}

type Facts = { id: string; width: number; height: number } | null

/** A logo's address and proportions, for the cover. */
export const logoView = (address: string, logo: Facts) =>
  logo && {
    src: `${address}${address.includes('?') ? '&' : '?'}logo=${logo.id}`,
    width: logo.width,
    height: logo.height,
  }
