import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, extname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import { stripControls } from '#features/shared/rules/text.ts'
import { AppError, unsupportedMediaType } from '#server/failures/errors.ts'
import { isFileRefused } from '#server/failures/outage.ts'
import { describeError, type Logger } from '#server/log.ts'
import { identify } from '#server/process/process-lock.mjs'
import type { Words } from '../../campaigns/import/import-problem.ts'
import { emptyWords, wordsByName } from '../../campaigns/import/wrong-file.ts'

export type Upload = { path: string; fileName: string; isSheet: boolean }

/** A million campaign days are about 100 MB. */
const LARGEST_FILE = 400_000_000
/** A sheet is unpacked in memory, some fifteen times its size. */
const LARGEST_SHEET = 15_000_000

/** A file that is not worth reading; its page says why. */
export class RefusedUpload extends AppError {
  readonly fileName: string
  readonly words: Words

  constructor(fileName: string, words: Words) {
    super('bad_request', words.message, words.details.join(' '))
    this.fileName = fileName
    this.words = words
  }
}

const noFile = () =>
  new AppError('bad_request', 'Nenhum arquivo chegou.', 'Escolha o arquivo e envie de novo.')
const tooLarge = (isSheet: boolean) =>
  isSheet
    ? new AppError(
        'payload_too_large',
        `A planilha passa de ${LARGEST_SHEET / 1e6} MB.`,
        'Exporte como CSV, que pode ser bem maior.',
      )
    : new AppError(
        'payload_too_large',
        `O arquivo passa de ${LARGEST_FILE / 1e6} MB.`,
        'Exporte um período menor de cada vez.',
      )
const sheetNames = /^\.(xlsx|xlsm)$/i
const textNames = /^\.(csv|tsv|txt)$/i

/** Streamed to a file, so that memory does not grow. */
export async function receiveUpload(
  request: Request,
  folder: string,
  name = randomUUID() as string,
): Promise<Upload> {
  const type = request.headers.get('Content-Type') ?? ''
  // Without a boundary the end of the file is unknown.
  if (!/^multipart\/form-data\b.*boundary=[^\s;]/i.test(type) || !request.body) {
    throw unsupportedMediaType('multipart/form-data')
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  const parser = busboy({
    headers: { 'content-type': type },
    // Browsers write names in UTF-8.
    defParamCharset: 'utf8',
    limits: { files: 1, fields: 5, fileSize: LARGEST_FILE + 1 },
  })
  let upload: Promise<Upload> | undefined
  parser.on('file', (field, stream, { filename }) => {
    if (field !== 'file' || !filename || upload) return stream.resume()
    upload = store(stream, path, stripControls(basename(filename)).slice(0, 200))
    // Awaited below; this only prevents an unhandled rejection.
    upload.catch(() => stream.resume())
  })
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), parser)
    if (!upload) throw noFile()
    return await upload
  } catch (error) {
    await upload?.catch(() => {})
    await rm(path, { force: true })
    // A full disk is our problem, not the sender's.
    if (error instanceof AppError || isFileRefused(error)) throw error
    throw new AppError('bad_request', 'O envio parou no meio.', 'Envie o arquivo de novo.')
  }
}

async function store(stream: Readable, path: string, fileName: string): Promise<Upload> {
  const isSheet = sheetNames.test(extname(fileName))
  if (!isSheet && !textNames.test(extname(fileName))) {
    throw new RefusedUpload(fileName, wordsByName(fileName))
  }
  const most = isSheet ? LARGEST_SHEET : LARGEST_FILE
  let size = 0
  // The rest is read and dropped: a browser whose upload is cut shows no response.
  const limit = new Transform({
    transform(piece: Buffer, _, done) {
      size += piece.length
      done(null, size > most ? undefined : piece)
    },
  })
  await pipeline(stream, limit, createWriteStream(path, { mode: 0o600 }))
  if (size === 0) throw new RefusedUpload(fileName, emptyWords)
  if (size > most) throw tooLarge(isSheet)
  return { path, fileName, isSheet }
}

const TOUCHED_EVERY_MS = 60_000
/** A running process touches its folder more often than this. */
const SILENT_MS = 10 * 60_000

const me = `${hostname()}.${identify(process.pid) ?? process.pid}`

/** Each process has its folder, so that others know when its files are orphaned. */
export const processUploads = (uploads: string): string => join(uploads, me)

function isDead(name: string): boolean {
  const [host, owner] = [
    name.slice(0, name.lastIndexOf('.')),
    name.slice(name.lastIndexOf('.') + 1),
  ]
  return host === hostname() && identify(Number.parseInt(owner, 10)) !== owner
}

/** Deletes files of killed processes. */
export async function sweepUploads(uploads: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(uploads).catch(() => [])) {
    if (name === me) continue
    const path = join(uploads, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (isDead(name) || mtimeMs < now - SILENT_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Keeps this process's folder fresh and sweeps those of dead ones. */
export async function openUploads(uploads: string, log: Logger): Promise<() => Promise<void>> {
  const folder = processUploads(uploads)
  const sweep = () =>
    sweepUploads(uploads).catch((error) => log.warn('uploads not swept', describeError(error)))
  await sweep()
  const timer = setInterval(async () => {
    // It does not exist before the first file.
    await utimes(folder, new Date(), new Date()).catch(() => {})
    await sweep()
  }, TOUCHED_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await rm(folder, { recursive: true, force: true })
  }
}
