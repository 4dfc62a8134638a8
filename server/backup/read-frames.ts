import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BackupProblem, fileProblem } from './backup-problem.ts'
import { FRAME_HEAD, type Frame, kinds, LARGEST_FRAME } from './format.ts'

const known = new Set<string>(Object.values(kinds))

export function damaged(file: string): BackupProblem {
  return new BackupProblem(
    `${file} is damaged, cut off, or no backup of this product. Nothing was changed.`,
  )
}

/** The frames of a file one after the other, never much more than one of them in memory. */
export async function* readFrames(
  file: string,
  onBytes: (read: number) => void = () => {},
): AsyncGenerator<Frame> {
  const source = createReadStream(file, { highWaterMark: 1 << 18 })
  let read = 0
  source.on('data', (chunk) => {
    read += chunk.length
    onBytes(read)
  })
  const plain = pipeline(source, createGunzip({ chunkSize: 1 << 18 }), () => {})
  let pending = Buffer.alloc(0)
  try {
    for await (const chunk of plain) {
      pending = pending.length ? Buffer.concat([pending, chunk]) : chunk
      while (pending.length >= FRAME_HEAD) {
        const kind = pending.toString('latin1', 0, 1)
        const size = pending.readUInt32BE(1)
        if (!known.has(kind) || size > LARGEST_FRAME) throw damaged(file)
        if (pending.length < FRAME_HEAD + size) break
        yield {
          kind: kind as Frame['kind'],
          payload: pending.subarray(FRAME_HEAD, FRAME_HEAD + size),
        }
        pending = pending.subarray(FRAME_HEAD + size)
      }
    }
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw damaged(file)
    throw fileProblem(error, file)
  }
  if (pending.length > 0) throw damaged(file)
}
