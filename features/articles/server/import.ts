import { basename } from 'node:path'
import { articles as liveArticles } from '#content/articles.ts'
import { articlesPath } from '#content/derived/article-lists.ts'
import type { Patch } from '#content/live.ts'
import type { Article } from '#content/types/article.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { listDrafts, saveDraft, valueWith } from '#features/publishing/server/publishing.server.ts'
import { slugOf } from '#features/shared/rules/slug.ts'
import { foldText } from '#features/shared/rules/text.ts'
import type { Database } from '#server/db/client.ts'
import { textsOf } from '../rules/reading.ts'
import type { Block } from '../rules/tree.ts'
import { writeMarkdown } from '../rules/write-markdown.ts'
import { freeSlug, keyOf, slugIn } from './articles.ts'
import { type Incoming, readIncoming } from './incoming.ts'
import type { ZipFile } from './zip.ts'

type Db = Pick<Database, 'db'>

type ImportedLine = {
  title: string
  slug: string
  /** Whether an earlier import brought it. */
  known: boolean
  /** What could not be part of it. */
  lost: string[]
}
export type ImportReport = { lines: ImportedLine[]; notes: string[]; pictures: number }

type ImportOptions = {
  /** By the name of the person as the old site has it. */
  authors: readonly { slug: string; name: string }[]
  /** Puts a picture into the library and gives its id there. */
  storePicture: (file: ZipFile) => Promise<string>
}

const fold = (text: string) => foldText(text).trim()

/** 'foto-300x200.jpg' is a size of 'foto.jpg'. */
const sourceName = (address: string) =>
  basename(address.replace(/[?#].*$/, ''))
    .replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, '')
    .toLowerCase()

/** Texts that are here already, by their old addresses and by their slugs. */
async function readExisting(database: Db, staffId: string) {
  const drafts = await listDrafts(database, staffId)
  const all = new Map<string, Article>(Object.entries(liveArticles))
  for (const { document, patch } of drafts) {
    const slug = slugIn(document)
    const value = slug && (valueWith(document, patch) as Article | undefined)
    if (slug && value) all.set(slug, value)
  }
  const byPath = new Map(
    [...all].flatMap(([slug, { formerly = [] }]) => formerly.map((path) => [path, slug] as const)),
  )
  return { all, byPath }
}

type Planned = { post: Incoming; slug: string; known: boolean }

/** Each text with its address; one that is here already keeps the one it has. */
function plan(
  posts: readonly Incoming[],
  existing: Awaited<ReturnType<typeof readExisting>>,
): Planned[] {
  const slugs = new Set(existing.all.keys())
  const seen = new Set<string>()
  return posts.flatMap((post): Planned[] => {
    const identity = post.path ?? slugOf(post.slug)
    if (seen.has(identity)) return []
    seen.add(identity)
    const before = post.path
      ? existing.byPath.get(post.path)
      : existing.all.get(slugOf(post.slug))?.title === post.title
        ? slugOf(post.slug)
        : undefined
    if (before) return [{ post, slug: before, known: true }]
    const slug = freeSlug(post.slug, (one) => slugs.has(one))
    slugs.add(slug)
    return [{ post, slug, known: false }]
  })
}

/** Fields of one line hold no signs of HTML. */
const line = (text: string, most: number) => text.replace(/[<>]/g, '').slice(0, most).trim()

const SUMMARY = 160

/** The first sentences, where nobody wrote a summary. */
function summaryOf(blocks: readonly Block[]): string {
  const text = textsOf(blocks).join(' ').replace(/\s+/g, ' ')
  return text.length <= SUMMARY ? text : `${text.slice(0, SUMMARY - 1).replace(/\s+\S*$/, '')}…`
}

/** Stores every picture that the texts show and the files hold; gives ids by the file's name. */
async function storePictures(
  planned: readonly Planned[],
  files: readonly ZipFile[],
  { storePicture }: ImportOptions,
): Promise<Map<string, string>> {
  const wanted = new Set<string>()
  const ask = (source: string) => {
    wanted.add(sourceName(source))
    return undefined
  }
  for (const { post, known } of planned) {
    if (known) continue
    post.read({ picture: ask })
    if (post.cover) ask(post.cover)
  }
  const ids = new Map<string, string>()
  for (const file of files.filter(({ name }) => /\.(jpe?g|png|webp)$/i.test(name))) {
    const name = sourceName(file.name)
    if (!wanted.has(name) || ids.has(name)) continue
    const id = await storePicture(file).catch(() => undefined)
    if (id) ids.set(name, id)
  }
  return ids
}

/** Brings texts in as drafts. Doing it twice brings none twice. */
export async function importArticles(
  database: Db,
  staffId: string,
  files: readonly ZipFile[],
  options: ImportOptions,
): Promise<ImportReport> {
  const { posts, notes, host } = readIncoming(files)
  const planned = plan(posts, await readExisting(database, staffId))
  const pictures = await storePictures(planned, files, options)
  const moved = new Map(
    planned.flatMap(({ post, slug }) =>
      post.path ? [[post.path, `${articlesPath}/${slug}`]] : [],
    ),
  )
  const today = brandClock.dayOf(Date.now())

  /** Links within the old site lead to the text's new address; without TLS no link is kept. */
  const link = (href: string) => {
    const absolute = host && href.startsWith('/') ? `https://${host}${href}` : href
    if (!URL.canParse(absolute)) return href
    const url = new URL(absolute)
    if (url.host !== host) return href.replace(/^http:\/\//i, 'https://')
    const path = url.pathname.replace(/(?<=.)\/+$/, '')
    return moved.get(path) ?? href.replace(/^http:\/\//i, 'https://')
  }

  const lines: ImportedLine[] = []
  for (const { post, slug, known } of planned) {
    if (known) {
      lines.push({ title: post.title, slug, known, lost: [] })
      continue
    }
    const lost: string[] = []
    const blocks = post.read({
      picture: (source) => pictures.get(sourceName(source)),
      link,
      onLost: (what) => lost.push(what),
    })
    const author = options.authors.find(({ name }) => fold(name) === fold(post.author))?.slug
    if (post.author && !author) lost.push(`autoria de ${post.author}`)
    const cover = post.cover ? pictures.get(sourceName(post.cover)) : undefined
    if (post.cover && !cover) lost.push(`imagem de capa ${post.cover.slice(0, 200)}`)
    const body = writeMarkdown(blocks)
    const article: Article = {
      title: line(post.title, 200) || 'Sem título',
      summary: line(post.summary || summaryOf(blocks) || post.title, 400) || 'Sem resumo',
      body: body.slice(0, 60_000) || 'Este texto veio vazio.',
      ...(author && { author }),
      subject: line(post.subject, 60) || 'Outros',
      published: post.day || today,
      changed: today,
      ...(post.path && { formerly: [post.path] }),
      ...(cover && { picture: { id: cover, alt: '', decorative: true as const } }),
    }
    if (body.length > 60_000) lost.push('o fim do texto, que passa de 60 mil letras')
    const patch = article as unknown as Patch
    await saveDraft(database, staffId, { document: keyOf(slug), patch, version: 0 })
    lines.push({ title: article.title, slug, known, lost: [...new Set(lost)] })
  }
  return { lines, notes, pictures: pictures.size }
}
