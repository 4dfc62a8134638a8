import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { fileProblem } from './backup-problem.ts'
import { type BackupHeader, countRows, FRAME_HEAD, headerSchema, kinds } from './format.ts'
import { damaged, readFrames } from './read-frames.ts'

function parseHeader(payload: Buffer, file: string): BackupHeader {
  try {
    return headerSchema.parse(JSON.parse(payload.toString()))
  } catch {
    throw damaged(file)
  }
}

export function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch (error) {
    throw fileProblem(error, file)
  }
}

/** Reads the whole file before anything is done with it: its checksum, and every row it promises. */
export async function checkBackup(
  file: string,
  onProgress: (share: number) => void = () => {},
): Promise<BackupHeader> {
  const hash = createHash('sha256')
  const size = sizeOf(file)
  const head = Buffer.alloc(FRAME_HEAD)
  const rows = new Map<string, number>()
  let header: BackupHeader | undefined
  let table = ''
  let complete = false
  for await (const { kind, payload } of readFrames(file, (read) => onProgress(read / size))) {
    if (complete || (kind === kinds.header) === Boolean(header)) throw damaged(file)
    if (kind === kinds.header) header = parseHeader(payload, file)
    if (kind === kinds.table) table = JSON.parse(payload.toString())
    if (kind === kinds.data) rows.set(table, (rows.get(table) ?? 0) + countRows(payload))
    if (kind === kinds.end) {
      complete = JSON.parse(payload.toString()).sha256 === hash.digest('hex')
      if (!complete) throw damaged(file)
    } else {
      head.write(kind, 0, 'latin1')
      head.writeUInt32BE(payload.length, 1)
      hash.update(head).update(payload)
    }
  }
  const isWhole = header?.tables.every((each) => (rows.get(each.name) ?? 0) === each.rows)
  if (!header || !complete || !isWhole) throw damaged(file)
  return header
}
