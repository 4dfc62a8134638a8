import { decodeEntities } from './html-nodes.ts'

/** A post of a WordPress export, as it stands there. */
export type WordpressPost = {
  id: string
  title: string
  slug: string
  link: string
  html: string
  excerpt: string
  author: string
  categories: string[]
  /** '2024-05-17' */
  day: string
  status: string
  thumbnail?: string
}

type WordpressExport = {
  site: string
  posts: WordpressPost[]
  /** Addresses of pictures by the attachment's id. */
  attachments: Map<string, string>
  /** How many items are of another kind: pages, menus, products. */
  others: Map<string, number>
}

/** What stands between two tags, CDATA or not; the first of that name. */
function valueIn(xml: string, tag: string): string {
  const name = tag.replace(':', '\\:')
  const match = new RegExp(
    `<${name}(?:\\s[^>]*)?>(?:\\s*<!\\[CDATA\\[([\\s\\S]*?)\\]\\]>\\s*|([^<]*))</${name}>`,
  ).exec(xml)
  return match?.[1] ?? decodeEntities(match?.[2] ?? '').trim()
}

function* valuesOf(xml: string, tag: string, with_: string): Generator<string> {
  const pattern = new RegExp(
    `<${tag}\\s[^>]*${with_}[^>]*>(?:\\s*<!\\[CDATA\\[([\\s\\S]*?)\\]\\]>\\s*|([^<]*))</${tag}>`,
    'g',
  )
  for (const [, data, plain] of xml.matchAll(pattern))
    yield data ?? decodeEntities(plain ?? '').trim()
}

/** Items end where no CDATA is open: a post may quote the very tag. */
function* itemsOf(xml: string): Generator<string> {
  const pattern = /<!\[CDATA\[[\s\S]*?\]\]>|<item>|<\/item>/g
  let start = -1
  for (const match of xml.matchAll(pattern)) {
    if (match[0] === '<item>') start = match.index
    else if (match[0] === '</item>' && start >= 0) {
      yield xml.slice(start, match.index)
      start = -1
    }
  }
}

function metaOf(item: string, key: string): string | undefined {
  for (const [, meta = ''] of item.matchAll(/<wp:postmeta>([\s\S]*?)<\/wp:postmeta>/g)) {
    if (valueIn(meta, 'wp:meta_key') === key) return valueIn(meta, 'wp:meta_value')
  }
  return undefined
}

const dayOf = (text: string) => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? ''

/** Whether a file is a WordPress export. */
export const isWxr = (text: string): boolean =>
  /<rss[\s>]/.test(text.slice(0, 5000)) && /xmlns:wp=/.test(text.slice(0, 5000))

export function readWxr(xml: string): WordpressExport {
  const head = xml.slice(0, xml.indexOf('<item>') < 0 ? xml.length : xml.indexOf('<item>'))
  const names = new Map(
    [...head.matchAll(/<wp:author>([\s\S]*?)<\/wp:author>/g)].map(([, author = '']) => [
      valueIn(author, 'wp:author_login'),
      valueIn(author, 'wp:author_display_name'),
    ]),
  )
  const result: WordpressExport = {
    site: valueIn(head, 'wp:base_blog_url') || valueIn(head, 'link'),
    posts: [],
    attachments: new Map(),
    others: new Map(),
  }
  for (const item of itemsOf(xml)) {
    const kind = valueIn(item, 'wp:post_type') || 'post'
    if (kind === 'attachment') {
      result.attachments.set(valueIn(item, 'wp:post_id'), valueIn(item, 'wp:attachment_url'))
      continue
    }
    if (kind !== 'post') {
      result.others.set(kind, (result.others.get(kind) ?? 0) + 1)
      continue
    }
    const login = valueIn(item, 'dc:creator')
    result.posts.push({
      id: valueIn(item, 'wp:post_id'),
      title: decodeEntities(valueIn(item, 'title')).replace(/\s+/g, ' ').trim(),
      slug: decodeURIComponentSafe(valueIn(item, 'wp:post_name')),
      link: valueIn(item, 'link'),
      html: valueIn(item, 'content:encoded'),
      excerpt: valueIn(item, 'excerpt:encoded'),
      author: names.get(login) || login,
      categories: [...valuesOf(item, 'category', 'domain="category"')],
      day: dayOf(valueIn(item, 'wp:post_date')),
      status: valueIn(item, 'wp:status') || 'publish',
      thumbnail: metaOf(item, '_thumbnail_id'),
    })
  }
  return result
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const shortcode = /\[(\/?)([a-zA-Z][\w-]*)((?:\s[^\]]*)?)\]/g

type Shortcodes = {
  /** Addresses of pictures by the attachment's id. */
  attachments: ReadonlyMap<string, string>
  onLost: (what: string) => void
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Galleries and captions become pictures; other short codes lose their brackets, and are reported. */
export function expandShortcodes(html: string, { attachments, onLost }: Shortcodes): string {
  const withCaptions = html.replace(
    /\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/g,
    (_, inner: string) => {
      const image = /<img[^>]*>/i.exec(inner)?.[0] ?? ''
      const caption = inner.replace(/<\/?(?:img|a)[^>]*>/gi, '')
      return `<figure>${image}<figcaption>${caption}</figcaption></figure>`
    },
  )
  const lost = new Set<string>()
  const expanded = withCaptions.replace(
    shortcode,
    (whole, _close: string, name: string, rest: string) => {
      if (name === 'gallery') {
        const ids = /ids=["']?([\d,\s]+)/.exec(rest)?.[1]?.split(',') ?? []
        return ids
          .map(
            (id) =>
              `<img src="${attribute(attachments.get(id.trim()) ?? `galeria ${id.trim()}`)}">`,
          )
          .join('')
      }
      // "[1]" and "[sic]" are words; a short code has attributes, a partner or a known name.
      const isCode =
        rest.includes('=') ||
        withCaptions.includes(`[/${name}]`) ||
        /^(vc_|et_pb|elementor|contact-form|embed|video|audio|playlist|toc)/.test(name)
      if (!isCode) return whole
      lost.add(name)
      return ''
    },
  )
  for (const name of lost) onLost(`código curto [${name}]`)
  return expanded
}

/** As WordPress does it: in a text of its old editor an empty line ends a paragraph. */
export function addParagraphs(html: string): string {
  if (html.includes('<!-- wp:') || /<p[\s>]/i.test(html)) return html
  return html.replace(/\r\n?/g, '\n').replace(/\n{2,}/g, '<br><br>')
}
