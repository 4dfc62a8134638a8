import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { StartupError } from '#server/process/startup-error.ts'
import {
  contentSecurityPolicy,
  RESOURCE_POLICY,
  securityHeaders,
  type ThirdParties,
} from '../security/security-headers.ts'
import { type Encoding, rememberedEncodings } from './compression.ts'
import { answerQuickly, type Head, headOf } from './fast-response.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

export function contentTypeOf(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/** Ends with the request id's name and a placeholder. */
type FlatHeaders = string[]
type ByTransport = { plain: FlatHeaders; secure: FlatHeaders }

type Variant = {
  body: Buffer
  etag: string
  full: ByTransport
  notModified: ByTransport
  /** The text of `full` up to the request id. */
  head: { plain: Head; secure: Head }
}

type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer }

export type StaticFile = Partial<Record<Encoding, Variant>> & { identity: Variant }
export type StaticFiles = Map<string, StaticFile>

/** Folder of content-hashed files. */
export const ASSETS = '/assets/'

type PageList = { pages: Record<string, Page & { file: string }> }

const SIBLINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

function flatten(headers: Record<string, string>): FlatHeaders {
  return [...Object.entries(headers).flat(), 'X-Request-Id', '']
}

/** Pages of signed-in users must not be restored from a shared computer's cache. */
const PRIVATE = /^\/(auth|dashboard)(\/|\.data$|$)/

function cacheControl(urlPath: string, file: string): string {
  if (PRIVATE.test(urlPath)) return 'no-store'
  if (urlPath.startsWith(ASSETS)) return 'public, max-age=31536000, immutable'
  return /\.(html|data)$/.test(file) ? 'no-cache' : 'public, max-age=3600'
}

/** Headers of one transport. */
type Security = (secure: boolean) => Record<string, string>

function variantOf(
  body: Buffer,
  encoding: Encoding,
  shared: Record<string, string>,
  security: Security,
): Variant {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = `"${digest}"`
  const { 'Content-Type': type = '', ...validators } = shared
  const build = (secure: boolean): { full: FlatHeaders; notModified: FlatHeaders } => {
    const common = { ETag: etag, ...validators, ...security(secure) }
    const coding: Record<string, string> =
      encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
    const entity = { 'Content-Type': type, 'Content-Length': String(body.length), ...coding }
    return { full: flatten({ ...entity, ...common }), notModified: flatten(common) }
  }
  const plain = build(false)
  const secure = build(true)
  return {
    body,
    etag,
    full: { plain: plain.full, secure: secure.full },
    notModified: { plain: plain.notModified, secure: secure.notModified },
    head: { plain: headOf(plain.full), secure: headOf(secure.full) },
  }
}

function fileOf(
  file: string,
  urlPath: string,
  bodies: Bodies,
  security: Security,
  cache = cacheControl(urlPath, file),
): StaticFile {
  const { identity, ...others } = bodies
  const shared: Record<string, string> = {
    'Content-Type': contentTypeOf(file),
    'Cache-Control': cache,
  }
  if (Object.keys(others).length > 0) shared.Vary = 'Accept-Encoding'
  const variants: StaticFile = { identity: variantOf(identity, 'identity', shared, security) }
  for (const [encoding, body] of Object.entries(others) as [Encoding, Buffer][]) {
    variants[encoding] = variantOf(body, encoding, shared, security)
  }
  return variants
}

type CompressedBodies = { br: Buffer; gzip: Buffer }

/** Texts that were last asked for without compression, which hardly any browser does. */
const plain = new Map<Buffer, Variant>()
const MOST_PLAIN = 30

/** Holds the compressed bodies alone: the text itself is larger than both of them. */
function compressedFile(
  file: string,
  urlPath: string,
  bodies: CompressedBodies,
  security: Security,
): StaticFile {
  const shared: Record<string, string> = {
    'Content-Type': contentTypeOf(file),
    'Cache-Control': cacheControl(urlPath, file),
    Vary: 'Accept-Encoding',
  }
  return {
    br: variantOf(bodies.br, 'br', shared, security),
    gzip: variantOf(bodies.gzip, 'gzip', shared, security),
    get identity(): Variant {
      const cached = plain.get(bodies.br)
      if (cached) return cached
      const variant = variantOf(brotliDecompressSync(bodies.br), 'identity', shared, security)
      if (plain.size >= MOST_PLAIN) plain.clear()
      plain.set(bodies.br, variant)
      return variant
    },
  }
}

/** A page or file of a release. */
export function releasedFile(
  urlPath: string,
  bodies: CompressedBodies,
  page: Page,
  thirdParties: ThirdParties,
): StaticFile {
  if (/\.\w+$/.test(urlPath)) return compressedFile(urlPath, urlPath, bodies, resourceSecurity)
  return compressedFile('index.html', urlPath, bodies, pageSecurity(page, thirdParties))
}

type Page = { scripts: string[]; styles: string[]; framed?: boolean }

/** Of a page, with the hashes of its scripts and styles. */
const pageSecurity =
  (page: Page, thirdParties: ThirdParties): Security =>
  (secure) =>
    securityHeaders(contentSecurityPolicy({ ...page, secure, thirdParties }), secure, page.framed)

const resourceSecurity: Security = (secure) => securityHeaders(RESOURCE_POLICY, secure)

export function pageFile(
  urlPath: string,
  bodies: Bodies,
  page: Page,
  thirdParties: ThirdParties,
  cache?: string,
): StaticFile {
  return fileOf('index.html', urlPath, bodies, pageSecurity(page, thirdParties), cache)
}

/** A file that is no page. */
export function resourceFile(urlPath: string, bodies: Bodies): StaticFile {
  return fileOf(urlPath, urlPath, bodies, resourceSecurity)
}

/** A file as the build left it. */
function readFile(
  folder: string,
  name: string,
  { all, urlPath, security }: { all: Set<string>; urlPath: string; security: Security },
): StaticFile {
  const read = (ending: string) => readFileSync(join(folder, name + ending))
  const has = (ending: string) => all.has(name + ending)
  if (has('.br') && has('.gz')) {
    return compressedFile(name, urlPath, { br: read('.br'), gzip: read('.gz') }, security)
  }
  const bodies: Bodies = { identity: read('') }
  for (const [encoding, ending] of SIBLINGS) if (has(ending)) bodies[encoding] = read(ending)
  return fileOf(name, urlPath, bodies, security)
}

/**
 * Reads the build into memory by URL path. Requests only look paths up, so none can name a file
 * outside of the folder.
 */
export function loadStaticFiles(buildDir: string, thirdParties: ThirdParties): StaticFiles {
  const folder = join(buildDir, 'client')
  const files: StaticFiles = new Map()
  let pages: PageList['pages']
  let names: string[]
  try {
    const list = readFileSync(join(buildDir, 'pages.json'), 'utf8')
    pages = (JSON.parse(list) as PageList).pages
    names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((name) => name.split(sep).join('/'))
  } catch {
    throw new StartupError(
      'build',
      'there is no finished build.',
      'Run npm start, which makes one.',
    )
  }
  const all = new Set(names)
  for (const [path, page] of Object.entries(pages)) {
    const security = pageSecurity(page, thirdParties)
    files.set(path, readFile(folder, page.file, { all, urlPath: path, security }))
  }
  const plain = names.filter((name) => !/^\.vite\/|\.(html|br|gz)$/.test(name))
  for (const name of plain) {
    const urlPath = `/${name}`
    files.set(urlPath, readFile(folder, name, { all, urlPath, security: resourceSecurity }))
  }
  return files
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * Node reads the list before writeHead returns, so one list serves all requests: a copy costs 6% of
 * throughput.
 */
function withId(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId
  return headers
}

/** A loop, since a function for each request shows in the throughput. */
function bestVariant(file: StaticFile, accepted: Encoding[]): Variant {
  for (const encoding of accepted) {
    const variant = file[encoding]
    if (variant) return variant
  }
  return file.identity
}

/** Answers GET and HEAD from memory and returns the status. */
export function serveStatic(
  file: StaticFile,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { requestId, secure }: { requestId: string; secure: boolean },
): number {
  const accepted = rememberedEncodings(incoming.headers['accept-encoding'] as string | undefined)
  const variant = bestVariant(file, accepted)
  const transport = secure ? 'secure' : 'plain'
  if (matches(incoming.headers['if-none-match'], variant.etag)) {
    outgoing.writeHead(304, withId(variant.notModified[transport], requestId))
    outgoing.end()
    return 304
  }
  const quick =
    incoming.method === 'GET' &&
    answerQuickly(outgoing, variant.head[transport], requestId, variant.body)
  if (quick) return 200
  outgoing.writeHead(200, withId(variant.full[transport], requestId))
  if (incoming.method === 'HEAD') outgoing.end()
  else outgoing.end(variant.body)
  return 200
}
