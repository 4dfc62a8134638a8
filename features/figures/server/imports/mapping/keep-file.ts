import { createReadStream, createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { queryText } from '#server/db/query-rows.ts'
import { ImportProblem } from '../../campaigns/import/import-problem.ts'

const PART_BYTES = 1_000_000

/** Joins small pieces, so that each row of the table is about a megabyte. */
function inParts(): Transform {
  let pieces: Buffer[] = []
  let size = 0
  return new Transform({
    readableObjectMode: true,
    transform(piece: Buffer, _, done) {
      pieces.push(piece)
      size += piece.length
      if (size < PART_BYTES) return done()
      const part = Buffer.concat(pieces)
      ;[pieces, size] = [[], 0]
      done(null, part)
    },
    flush(done) {
      done(null, size > 0 ? Buffer.concat(pieces) : undefined)
    },
  })
}

/** Stores a file with its import: any process may read it again. */
export async function keepFile(
  connection: ClientBase,
  importId: string,
  path: string,
): Promise<void> {
  await connection.query('delete from alisio.staged_files where import_id = $1', [importId])
  let part = 0
  await pipeline(createReadStream(path), createGzip({ level: 4 }), inParts(), async (parts) => {
    for await (const bytes of parts) {
      await connection.query(
        'insert into alisio.staged_files (import_id, part, bytes) values ($1, $2, $3)',
        [importId, part, bytes],
      )
      part += 1
    }
  })
}

const partRow = z.object({ bytes: z.instanceof(Buffer) })

/** Writes the stored file to a path. */
export async function fetchFile(
  connection: ClientBase,
  importId: string,
  path: string,
): Promise<void> {
  async function* parts() {
    for (let part = 0; ; part += 1) {
      const rows = await queryText(
        connection,
        partRow,
        'select bytes from alisio.staged_files where import_id = $1 and part = $2',
        [importId, part],
      )
      if (!rows[0]) {
        if (part > 0) return
        throw new ImportProblem('The file is no longer stored.', [], {
          message: 'O arquivo já não está guardado aqui.',
          details: ['Envie o arquivo de novo: o que você escolheu fica lembrado.'],
        })
      }
      yield rows[0].bytes
    }
  }
  await pipeline(Readable.from(parts()), createGunzip(), createWriteStream(path, { mode: 0o600 }))
}
