export type WindSize = { width: number; height: number; avifLimit: number; webpLimit: number }

export const sizes = {
  hero: { width: 1600, height: 900, avifLimit: 28_000, webpLimit: 60_000 },
  phone: { width: 780, height: 900, avifLimit: 18_000, webpLimit: 34_000 },
} satisfies Record<string, WindSize>

export type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 3 } }

async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One thread a picture and two pictures at a time beats two threads a picture.
  sharp.concurrency(1)
  return sharp
}

export async function rasterize(svg: string, { width, height }: WindSize): Promise<Pixels> {
  const sharp = await loadSharp()
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  return { data, raw: { width, height, channels: 3 } }
}

/** Coloured hairlines lose their colour when chroma is halved, so it is not. */
const avif = { chromaSubsampling: '4:4:4', tune: 'psnr' } as const

/** Below 3 faint diagonals turn into hatching; 4 looks the same and takes five times as long. */
const effort = 3

/** How many times larger a file gets with each step of quality, measured over all fields. */
const growth = 1.036

/** The best quality that fits: a quick encoding predicts the slow one, which is then checked. */
export async function encodeAvif({ data, raw }: Pixels, limit: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const encode = (quality: number, effort: number) =>
    sharp(data, { raw })
      .avif({ ...avif, quality, effort })
      .toBuffer()
  const excess = (bytes: number) => Math.ceil(Math.log(bytes / limit) / Math.log(growth))
  const probe = await encode(40, 1)
  let quality = Math.min(46, 40 - excess(probe.length * 0.88))
  for (;;) {
    const result = await encode(quality, effort)
    if (result.length <= limit) return result
    quality -= excess(result.length)
  }
}

export async function encodeWebp({ data, raw }: Pixels, limit: number): Promise<Buffer> {
  const sharp = await loadSharp()
  for (let quality = 58; ; quality -= 12) {
    const result = await sharp(data, { raw }).webp({ quality, effort: 4 }).toBuffer()
    if (result.length <= limit || quality <= 22) return result
  }
}
