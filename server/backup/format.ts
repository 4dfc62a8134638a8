import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * The file is one gzip stream of frames: a letter, the length of what follows, and that. Data is
 * COPY's text format, which every version of PostgreSQL reads.
 */
export const FORMAT = 1

export const kinds = {
  header: 'h',
  /** The name of a table, whose data follows. */
  table: 't',
  data: 'd',
  /** A few of the jobs that still have to run. */
  jobs: 'j',
  /** The checksum of everything before: without it the file is not complete. */
  end: 'e',
} as const

type Kind = (typeof kinds)[keyof typeof kinds]
export type Frame = { kind: Kind; payload: Buffer }

export const LARGEST_FRAME = 1 << 20
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

/** Makes frames of what it is given, and knows the checksum of all it made. */
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

/** In COPY's text format a row is a line, and no line break stands within one. */
export function countRows(bytes: Buffer): number {
  let rows = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) rows += 1
  return rows
}
