import { basename } from 'node:path'
import { fieldOf, readMarkdownFile } from '../rules/front-matter.ts'
import { decodeEntities } from '../rules/html-nodes.ts'
import { type HtmlOptions, readHtml } from '../rules/read-html.ts'
import { readMarkdown } from '../rules/read-markdown.ts'
import {
  addParagraphs,
  expandShortcodes,
  isWxr,
  readWxr,
  type WordpressPost,
} from '../rules/read-wxr.ts'
import type { Block } from '../rules/tree.ts'
import type { ZipFile } from './zip.ts'

/** A text of another site, before it is one of ours. */
export type Incoming = {
  title: string
  slug: string
  /** Its old address, without the host. */
  path?: string
  day: string
  summary: string
  subject: string
  author: string
  /** The address of its picture. */
  cover?: string
  read: (options: HtmlOptions) => Block[]
}

type IncomingFiles = {
  posts: Incoming[]
  /** What the files hold besides texts. */
  notes: string[]
  /** The old site, whose links become ours. */
  host?: string
}

const noSubject = /^(sem categoria|uncategorized|geral|general)$/i
const plain = (html: string) =>
  decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

function pathOf(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { pathname } = new URL(link)
  const path = decodePath(pathname).replace(/(?<=.)\/+$/, '')
  return path === '/' ? undefined : path
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function fromPost(post: WordpressPost, attachments: ReadonlyMap<string, string>): Incoming {
  return {
    title: post.title,
    slug: post.slug || post.title,
    path: pathOf(post.link),
    day: post.day,
    summary: plain(post.excerpt),
    subject: post.categories.find((name) => !noSubject.test(name)) ?? '',
    author: post.author,
    cover: post.thumbnail && attachments.get(post.thumbnail),
    read: (options) =>
      readHtml(
        addParagraphs(
          expandShortcodes(post.html, { attachments, onLost: (what) => options.onLost?.(what) }),
        ),
        options,
      ),
  }
}

/** Pictures of a Markdown file are addresses too. */
function readMarkdownBody(body: string, options: HtmlOptions): Block[] {
  const withPictures = body.replace(
    /!\[([^\]]*)\]\(<?([^\s)>]+)>?(\s+"[^"]*")?\)/g,
    (_, alt: string, source: string, title = '') => {
      const id = options.picture?.(source, {
        tag: 'img',
        attributes: { src: source, alt },
        children: [],
      })
      if (id) return `![${alt}](/imagens/${id}${title})`
      if (!source.startsWith('/imagens/')) options.onLost?.(`imagem ${source}`)
      return source.startsWith('/imagens/') ? `![${alt}](${source}${title})` : ''
    },
  )
  return readMarkdown(withPictures)
}

function fromMarkdown(name: string, source: string): Incoming {
  const file = readMarkdownFile(source)
  const base = basename(name).replace(/\.(md|markdown)$/i, '')
  const address = fieldOf(file, 'permalink', 'url', 'link', 'path')
  const body = file.body.replace(/^\s*#\s+(.+)\n/, '')
  const title = fieldOf(file, 'title', 'titulo') ?? /^\s*#\s+(.+)$/m.exec(file.body)?.[1] ?? base
  return {
    title,
    slug: fieldOf(file, 'slug', 'endereco') ?? base.replace(/^\d{4}-\d{2}-\d{2}-/, ''),
    path: address?.startsWith('/') ? address.replace(/(?<=.)\/+$/, '') : address && pathOf(address),
    day: /^\d{4}-\d{2}-\d{2}/.exec(fieldOf(file, 'date', 'published', 'data') ?? base)?.[0] ?? '',
    summary: fieldOf(file, 'summary', 'description', 'excerpt', 'resumo') ?? '',
    subject: fieldOf(file, 'subject', 'category', 'categories', 'assunto', 'tags') ?? '',
    author: fieldOf(file, 'author', 'autor') ?? '',
    cover: fieldOf(file, 'picture', 'image', 'cover', 'imagem'),
    read: (options) => readMarkdownBody(body, options),
  }
}

/** The texts that some files hold. */
export function readIncoming(files: readonly ZipFile[]): IncomingFiles {
  const incoming: IncomingFiles = { posts: [], notes: [] }
  for (const { name, body } of files) {
    if (/\.(md|markdown)$/i.test(name)) {
      incoming.posts.push(fromMarkdown(name, body.toString('utf8')))
      continue
    }
    if (!/\.xml$/i.test(name)) continue
    const text = body.toString('utf8')
    if (!isWxr(text)) {
      incoming.notes.push(`${basename(name)} não é uma exportação do WordPress.`)
      continue
    }
    const { site, posts, attachments, others } = readWxr(text)
    if (URL.canParse(site)) incoming.host = new URL(site).host
    for (const post of posts) {
      if (/^(trash|auto-draft|inherit)$/.test(post.status)) continue
      incoming.posts.push(fromPost(post, attachments))
    }
    for (const [kind, count] of others) {
      incoming.notes.push(`Ficou de fora: ${count} de “${kind}”, que não são textos.`)
    }
  }
  return incoming
}
