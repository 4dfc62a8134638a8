/** The tables of a TrueType file by their tags. */
export function readTables(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  const count = file.readUInt16BE(4)
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    const start = file.readUInt32BE(entry + 8)
    const length = file.readUInt32BE(entry + 12)
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(start, start + length))
  }
  return tables
}

/** A TrueType file of these tables. */
export function writeTables(tables: Map<string, Buffer>): Buffer {
  const tags = [...tables.keys()].sort()
  const power = Math.floor(Math.log2(tags.length))
  const head = Buffer.alloc(12 + 16 * tags.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tags.length, 4)
  head.writeUInt16BE(16 << power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * tags.length - (16 << power), 10)
  const parts = [head]
  let start = head.length
  for (const [i, tag] of tags.entries()) {
    const table = tables.get(tag) as Buffer
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    const entry = 12 + 16 * i
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum(padded), entry + 4)
    head.writeUInt32BE(start, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    parts.push(padded)
    start += padded.length
  }
  return Buffer.concat(parts)
}

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
