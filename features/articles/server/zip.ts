import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

export type ZipFile = { name: string; body: Buffer }

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const UTF8 = 0x0800

/** What a whole archive may unpack to: a small file can claim to be a huge one. */
const MOST_BYTES = 300_000_000
const MOST_FILES = 5000

/** The files of an archive, by its central directory. Folders and links are left out. */
export function readZip(archive: Buffer): ZipFile[] {
  let end = archive.length - 22
  while (end >= 0 && archive.readUInt32LE(end) !== END) end -= 1
  if (end < 0) throw new Error('not a zip')
  const count = Math.min(archive.readUInt16LE(end + 10), MOST_FILES)
  let at = archive.readUInt32LE(end + 16)
  let bytes = 0
  const files: ZipFile[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== CENTRAL) break
    const method = archive.readUInt16LE(at + 10)
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)]
    const nameLength = archive.readUInt16LE(at + 28)
    const local = archive.readUInt32LE(at + 42)
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    if (name.endsWith('/') || archive.readUInt32LE(local) !== LOCAL) continue
    bytes += size
    if (bytes > MOST_BYTES) throw new Error('too large')
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const data = archive.subarray(start, start + packed)
    if (method === 0) files.push({ name, body: Buffer.from(data) })
    else if (method === 8) {
      files.push({ name, body: inflateRawSync(data, { maxOutputLength: Math.max(size, 1) }) })
    }
  }
  return files
}

/** An archive of some files. Pictures are compressed already. */
export function writeZip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, body } of files) {
    const isPacked = !/\.(jpe?g|png|webp|avif)$/i.test(name)
    const data = isPacked ? deflateRawSync(body) : body
    const path = Buffer.from(name, 'utf8')
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(UTF8, 2)
    fields.writeUInt16LE(isPacked ? 8 : 0, 4)
    // 1 January 1980: the same texts make the same archive.
    fields.writeUInt16LE(33, 8)
    fields.writeUInt32LE(crc32(body), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(body.length, 18)
    fields.writeUInt16LE(path.length, 22)
    const local = Buffer.alloc(4)
    local.writeUInt32LE(LOCAL)
    parts.push(local, fields, path, data)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(CENTRAL)
    central.writeUInt16LE(20, 4)
    fields.copy(central, 6)
    central.writeUInt32LE(offset, 42)
    directory.push(central, path)
    offset += 30 + path.length + data.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
