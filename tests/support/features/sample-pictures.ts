import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Size = { width: number; height: number }

/** Something with edges and noise, so that it weighs what a photo does. */
const canvas = ({ width, height }: Size) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#468',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })

/** As a phone writes it: lying on its side, with the place where it was taken. */
export const phonePhoto = (size: Size = { width: 1200, height: 900 }): Promise<Buffer> =>
  canvas(size)
    .withExif({
      IFD0: { Make: 'Telefone' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '3/1 43/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '38/1 30/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()

export const plainPicture = (format: 'jpeg' | 'png' | 'webp', size: Size): Promise<Buffer> =>
  canvas(size).toFormat(format).toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of some kilobytes that says it has so many pixels, all of the same colour. */
export function bombPng({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(width * 3 * 1000, 50_000_000)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
