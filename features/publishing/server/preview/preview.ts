import { isReserved } from '#content/derived/page-moves.ts'
import type { Patches } from '#content/live.ts'
import { siteMap } from '#content/site-map.ts'
import type { Look } from '#content/types/look.ts'
import { isUnwritten } from '#content/types/unwritten.ts'
import type { AppDeps } from '#server/deps.ts'
import { notFound, unavailable } from '#server/failures/errors.ts'
import { contentSecurityPolicy, thirdPartiesFrom } from '#server/http/security/security-headers.ts'
import { valueWith } from '../documents/editor.ts'
import { readDraftedPatches } from '../releases/history.ts'
import { isPreviewLink } from './preview-links.ts'

type Request = { path: string; base: string; nonce: string | undefined; secure: boolean }

/** A page that is a draft so far: what is neither a file nor the product's. */
const isDrafted = (path: string) => !/\.\w+$/.test(path) && !isReserved(path)

/** Links to pages of the site stay within the preview. */
function keepInside(html: string, base: string): string {
  const paths = new Set(siteMap.map(({ path }) => path))
  return html
    .replace(/ href="(\/[^"#?]*)([^"]*)"/g, (whole, path: string, rest: string) =>
      paths.has(path.replace(/(?<=.)\/$/, '')) || isDrafted(path)
        ? ` href="${base}${path}${rest}"`
        : whole,
    )
    .replace('<title>', '<title>Prévia: ')
}

const texts = /<(?:option|script|style|textarea|title)\b[^>]*>[^<]*|>[^<]+/g

/** What a template asks to write stands out: the parts around it are not for visitors yet. */
function markUnwritten(html: string): string {
  let count = 0
  const marked = html.replace(texts, (text) => {
    if (text.startsWith('<') || !isUnwritten(text.slice(1).trim())) return text
    count += 1
    return `><mark>${text.slice(1)}</mark>`
  })
  if (count === 0) return html
  return marked.replace(
    /<main[^>]*>/,
    (main) =>
      `${main}<p class="neutral-note">O que está marcado ainda é texto do modelo: quem visita o site não vê estas partes.</p>`,
  )
}

/** The logo of a draft has no address yet. */
function withDraftedLogo(html: string, patches: Patches): string {
  const { image } = (valueWith('look#look', patches['look#look']) ?? {}) as Partial<Look>
  if (!image) return html
  const data = `data:image/svg+xml;base64,${Buffer.from(image.svg).toString('base64')}`
  return html.replace(/\/assets\/logo-[\w-]+\.svg/g, data)
}

/** A page with all drafts. Never indexed, never stored. */
export async function renderPreview(
  { database, releases, env }: AppDeps,
  { path, base, nonce, secure }: Request,
): Promise<Response> {
  if (!releases) throw unavailable()
  const patches = await readDraftedPatches(database)
  const html = await releases.renderPage(path, patches, nonce)
  if (html === null) throw notFound()
  const policy = { nonce, secure, thirdParties: thirdPartiesFrom(env), framed: true }
  return new Response(keepInside(markUnwritten(withDraftedLogo(html, patches)), base), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': contentSecurityPolicy(policy),
    },
  })
}

/** The same for somebody with a link and without a login. */
export async function renderSharedPreview(
  deps: AppDeps,
  token: string,
  request: Omit<Request, 'base'>,
): Promise<Response> {
  if (!/^[\w-]{43}$/.test(token) || !(await isPreviewLink(deps.database, token))) throw notFound()
  return renderPreview(deps, { ...request, base: `/previa/${token}` })
}
