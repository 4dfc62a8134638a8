import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

/**
 * One gzip stream of frames: a letter, a length, and the data in COPY's text format, which every
 * version of PostgreSQL reads.
 */
export const FORMAT = 1

export const kinds = {
  header: 'h',
  /** A table's name; its data follows. */
  table: 't',
  data: 'd',
  /** Pending jobs. */
  jobs: 'j',
  /** The checksum of everything before: without it the file is incomplete. */
  end: 'e',
} as const

type Kind = (typeof kinds)[keyof typeof kinds]
export type Frame = { kind: Kind; payload: Buffer }

const LARGEST_FRAME = 1 << 20
export const FRAME_HEAD = 5

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int(),
})

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  takenAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
})

export type BackupHeader = z.infer<typeof headerSchema>

/** Builds frames and their checksum. */
export function frameWriter() {
  const hash = createHash('sha256')
  function frame(kind: Kind, payload: Buffer): Buffer {
    const head = Buffer.alloc(FRAME_HEAD)
    head.write(kind, 0, 'latin1')
    head.writeUInt32BE(payload.length, 1)
    const bytes = Buffer.concat([head, payload])
    hash.update(bytes)
    return bytes
  }
  return {
    json: (kind: Kind, value: unknown) => frame(kind, Buffer.from(JSON.stringify(value))),
    data: function* (bytes: Buffer) {
      for (let at = 0; at < bytes.length; at += LARGEST_FRAME)
        yield frame(kinds.data, bytes.subarray(at, at + LARGEST_FRAME))
    },
    end: () => {
      const sha256 = hash.copy().digest('hex')
      return frame(kinds.end, Buffer.from(JSON.stringify({ sha256 })))
    },
  }
}

/** In COPY's text format a row is a line. */
export function countRows(bytes: Buffer): number {
  let rows = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) rows += 1
  return rows
}

/** Why there is no backup or restore, for the operator. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}

/** A file system error as text. */
export function fileProblem(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupProblem(`There is no room left on the disk of ${file}.`, { cause: error })
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupProblem(`This user may not write to ${file}.`, { cause: error })
  if (code === 'ENOENT') return new BackupProblem(`There is no such file or folder: ${file}.`)
  if (code === 'EISDIR') return new BackupProblem(`${file} is a folder.`)
  return error
}

const frameKinds = new Set<string>(Object.values(kinds))

export function damagedBackup(file: string): BackupProblem {
  return new BackupProblem(
    `${file} is damaged, cut off, or no backup of this product. Nothing was changed.`,
  )
}

/** Frames one by one, with bounded memory. */
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
        if (!frameKinds.has(kind) || size > LARGEST_FRAME) throw damagedBackup(file)
        if (pending.length < FRAME_HEAD + size) break
        yield {
          kind: kind as Frame['kind'],
          payload: pending.subarray(FRAME_HEAD, FRAME_HEAD + size),
        }
        pending = pending.subarray(FRAME_HEAD + size)
      }
    }
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw damagedBackup(file)
    throw fileProblem(error, file)
  }
  if (pending.length > 0) throw damagedBackup(file)
}
