import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { ImportProblem } from './import-problem.ts'
import { refuseWrongFile } from './wrong-file.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const SAMPLE_BYTES = 262_144

/**
 * Google Ads writes UTF-16 with a BOM, Meta UTF-8 with or without one; spreadsheet programs in
 * Brazil may save Windows-1252.
 */
function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 400)
  const zeros = head.reduce((count, byte, at) => count + (byte === 0 && at % 2 === 1 ? 1 : 0), 0)
  if (zeros > head.length / 4) return 'utf-16le'
  try {
    // Streaming, since the sample may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

export type Sample = { encoding: Encoding; size: number; text: string }

/** The first complete lines of the file. */
export async function readSample(path: string): Promise<Sample> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportProblem(
      error.code === 'ENOENT'
        ? `There is no file ${path}.`
        : `${path} cannot be read (${error.code}).`,
      [],
      { message: 'O arquivo já não pode ser aberto aqui.', details: ['Envie o arquivo de novo.'] },
    )
  })
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    const bytes = buffer.subarray(0, bytesRead)
    refuseWrongFile(bytes)
    const encoding = detectEncoding(bytes)
    const text = new TextDecoder(encoding).decode(bytes, { stream: true })
    return { encoding, size, text: bytesRead < size ? text.slice(0, text.lastIndexOf('\n')) : text }
  } finally {
    await file.close()
  }
}

/** The file as UTF-8 without its BOM; `onBytes` reports progress. */
export function openText(
  path: string,
  encoding: Encoding,
  onBytes: (read: number) => void,
): Readable {
  const file = createReadStream(path, { highWaterMark: 262_144 })
  const decoder = new TextDecoder(encoding)
  let read = 0
  const decode = new Transform({
    transform(chunk: Buffer, _, done) {
      read += chunk.length
      onBytes(read)
      done(null, decoder.decode(chunk, { stream: true }))
    },
    flush(done) {
      done(null, decoder.decode())
    },
  })
  file.on('error', (error) => decode.destroy(error))
  decode.on('close', () => file.destroy())
  return file.pipe(decode)
}
