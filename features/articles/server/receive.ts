import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import { AppError, unsupportedMediaType } from '#server/failures/errors.ts'
import { readZip, type ZipFile } from './zip.ts'

const LARGEST = 80_000_000
const MOST_FILES = 200

const tooLarge = () =>
  new AppError(
    'bad_request',
    'O arquivo passa de 80 MB.',
    'Envie o texto e as imagens em partes, ou use o comando npm run content.',
  )
const noFile = () =>
  new AppError('bad_request', 'Nenhum arquivo chegou.', 'Escolha o arquivo e envie de novo.')
const brokenZip = () =>
  new AppError('bad_request', 'O arquivo zip não abre.', 'Faça o zip de novo e envie outra vez.')

/** An archive is the files in it. */
export function unpack(files: readonly ZipFile[]): ZipFile[] {
  return files.flatMap((file) => {
    if (!/\.zip$/i.test(file.name)) return [file]
    try {
      return readZip(file.body)
    } catch {
      throw brokenZip()
    }
  })
}

const cutOff = () =>
  new AppError('bad_request', 'O envio parou no meio.', 'Envie os arquivos de novo.')

/** The files of a form: an export, Markdown files, pictures, or an archive of them. */
export async function receiveFiles(request: Request): Promise<ZipFile[]> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\b.*boundary=[^\s;]/i.test(type) || !request.body) {
    throw unsupportedMediaType('multipart/form-data')
  }
  const parser = busboy({
    headers: { 'content-type': type },
    defParamCharset: 'utf8',
    limits: { files: MOST_FILES, fields: 5 },
  })
  const files: ZipFile[] = []
  let bytes = 0
  parser.on('file', (_field, stream, { filename }) => {
    const pieces: Buffer[] = []
    stream.on('data', (piece: Buffer) => {
      bytes += piece.length
      if (bytes <= LARGEST) pieces.push(piece)
    })
    stream.on('end', () => {
      if (filename && pieces.length > 0) files.push({ name: filename, body: Buffer.concat(pieces) })
    })
  })
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), parser)
  } catch {
    throw bytes > LARGEST ? tooLarge() : cutOff()
  }
  if (bytes > LARGEST) throw tooLarge()
  if (files.length === 0) throw noFile()
  return unpack(files)
}
