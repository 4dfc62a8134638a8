import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { queryRows } from '#server/db/query-rows.ts'
import type { AppDeps } from '#server/deps.ts'
import { notFound } from '#server/failures/errors.ts'
import type { AppBindings } from '#server/http/request/request-context.ts'
import type { Drawing } from '../rules/tasks.ts'
import { findDrawing } from './drawings.ts'
import { createMemory } from './memory.ts'

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** A picture's address never shows another one, so browsers need not ask again. */
const FOREVER = 'public, max-age=31536000, immutable'
const MOST_BYTES = 48 * 1024 * 1024

const bodyRow = z.object({ body: z.custom<Buffer>((value) => Buffer.isBuffer(value)) })

function answer(c: Context<AppBindings>, name: string, body: Buffer) {
  // The name is a hash of what it shows.
  const etag = `"${name.replaceAll('/', '-')}"`
  const headers = { 'Cache-Control': FOREVER, ETag: etag }
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    'Content-Type': type,
    'Content-Length': String(body.length),
  })
}

type Deps = Pick<AppDeps, 'database' | 'uploads' | 'log'>

/**
 * Uploaded pictures, share cards and drawings, from the database through memory. `drawingAt` knows
 * which drawings the pages show now; no others are made.
 */
export function pictureRoutes(
  deps: Deps,
  drawingAt: (hash: string) => { hash: string; drawing: Drawing } | undefined,
) {
  const memory = createMemory(MOST_BYTES)
  const app = new Hono<AppBindings>()

  async function readPicture(id: string, file: string) {
    const [row] = await queryRows(deps.database.db, bodyRow)`
      select body from alisio.site_picture_files where picture_id = ${id} and name = ${file}`
    return row?.body
  }

  async function serve(
    c: Context<AppBindings>,
    name: string,
    read: () => Promise<Buffer | undefined>,
  ) {
    const body = memory.get(name) ?? (await read())
    if (!body) throw notFound()
    memory.put(name, body)
    return answer(c, name, body)
  }

  app.get('/imagens/:id/:file', (c) => {
    const { id, file } = c.req.param()
    if (!/^[0-9a-f]{20}-\d+x\d+$/.test(id) || !/^\d+\.(avif|webp|jpg)$/.test(file)) throw notFound()
    return serve(c, `${id}/${file}`, () => readPicture(id, file))
  })
  app.get('/desenhos/:name', (c) => {
    const { name } = c.req.param()
    if (!/^[\w-]{22}(-hero|-phone)?\.(avif|webp|png|jpg)$/.test(name)) throw notFound()
    return serve(c, name, () => findDrawing(deps, name, drawingAt(name.slice(0, 22))))
  })
  return app
}
