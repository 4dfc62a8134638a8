import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import { stripControls } from '#features/shared/rules/text.ts'
import { AppError, unsupportedMediaType } from '#server/failures/errors.ts'
import { isFileRefused } from '#server/failures/outage.ts'
import { fileTypeOf } from '../rules/file-type.ts'
import { LARGEST_FILE, type RefusalReason, refusals } from '../rules/refusals.ts'

export class RefusedPicture extends AppError {
  constructor(reason: RefusalReason) {
    super('bad_request', refusals[reason].message, refusals[reason].help)
  }
}

export type ReceivedPicture = { path: string; name: string; hash: string }

const FIRST_BYTES = 1000

/** Streamed to a file of the folder; what is too large is read to its end and dropped. */
async function store(stream: Readable, path: string, name: string): Promise<ReceivedPicture> {
  const hash = createHash('sha256')
  let first = Buffer.alloc(0)
  let size = 0
  const watch = new Transform({
    transform(piece: Buffer, _, done) {
      size += piece.length
      hash.update(piece)
      if (first.length < FIRST_BYTES) first = Buffer.concat([first, piece]).subarray(0, FIRST_BYTES)
      done(null, size > LARGEST_FILE ? undefined : piece)
    },
  })
  await pipeline(stream, watch, createWriteStream(path, { mode: 0o600 }))
  if (size === 0) throw new RefusedPicture('empty')
  const type = fileTypeOf(first)
  if (type !== 'jpeg' && type !== 'png' && type !== 'webp') throw new RefusedPicture(type)
  if (size > LARGEST_FILE) throw new RefusedPicture('large')
  return { path, name, hash: hash.digest('hex').slice(0, 20) }
}

const noFile = () =>
  new AppError('bad_request', 'Nenhuma imagem chegou.', 'Escolha a imagem e envie de novo.')

/** The picture of a form, checked by its content. */
export async function receivePicture(request: Request, folder: string): Promise<ReceivedPicture> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\b.*boundary=[^\s;]/i.test(type) || !request.body) {
    throw unsupportedMediaType('multipart/form-data')
  }
  const parser = busboy({
    headers: { 'content-type': type },
    defParamCharset: 'utf8',
    limits: { files: 1, fields: 5, fileSize: LARGEST_FILE + 1 },
  })
  let received: Promise<ReceivedPicture> | undefined
  parser.on('file', (field, stream, { filename }) => {
    if (field !== 'file' || received) return stream.resume()
    const name = stripControls(basename(filename || 'imagem')).slice(0, 200) || 'imagem'
    received = store(stream, join(folder, 'source'), name)
    // Awaited below; this only prevents an unhandled rejection.
    received.catch(() => stream.resume())
  })
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), parser)
    if (!received) throw noFile()
    return await received
  } catch (error) {
    await received?.catch(() => {})
    if (error instanceof AppError || isFileRefused(error)) throw error
    throw new AppError('bad_request', 'O envio parou no meio.', 'Envie a imagem de novo.')
  }
}

/** What the sender is shown, where the file is to blame; undefined for our own failures. */
export const refusalOf = (error: unknown): { message: string; help: string } | undefined =>
  error instanceof AppError && error.code === 'bad_request'
    ? { message: error.message, help: error.action ?? '' }
    : undefined
