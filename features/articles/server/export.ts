import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { articles as liveArticles } from '#content/articles.ts'
import { brand } from '#content/brand.ts'
import { contentAt } from '#content/derived/addresses.ts'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { writeMarkdownFile } from '../rules/front-matter.ts'
import { listArticles } from './articles.ts'
import { writeZip, type ZipFile } from './zip.ts'

type Db = Pick<Database, 'db'>

const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value))
const fileRow = z.object({ id: z.string(), body: bytes })

const picturesIn = (text: string) =>
  [...text.matchAll(/\/imagens\/([0-9a-f]{20}-\d+x\d+)/g)].map(([, id]) => id as string)

/** Every text as Markdown, with the pictures it shows, in one archive. */
export async function exportArticles(database: Db, staffId: string): Promise<Buffer> {
  const all = await listArticles(database, staffId)
  const ids = new Set(
    all.flatMap(({ article }) => [
      ...picturesIn(article.body),
      ...(article.picture ? [article.picture.id] : []),
    ]),
  )
  const pictures = await asStaff(
    database,
    staffId,
    (tx) => queryRows(tx, fileRow)`
      select picture_id as id, body from alisio.site_picture_files
      where name = 'master.jpg' and picture_id = any(${sql.param([...ids])}::text[])`,
  )
  const texts = all.map(({ slug, article, state }): ZipFile => {
    const { title, summary, subject, author, published, reviewed, picture, formerly } = article
    const path = slug in liveArticles ? contentAt(`articles/${slug}`) : undefined
    const body = article.body.replace(
      /\/imagens\/([0-9a-f]{20}-\d+x\d+)(?:\/\d+\.\w+)?/g,
      'imagens/$1.jpg',
    )
    const source = writeMarkdownFile(
      [
        ['title', title],
        ['slug', slug],
        ['date', published],
        ['reviewed', reviewed],
        ['description', summary],
        ['category', subject],
        ['author', author],
        ['image', picture && `imagens/${picture.id}.jpg`],
        ['imageAlt', picture?.alt],
        ['url', path && new URL(path, brand.url).href],
        ['aliases', formerly],
        ['draft', state === 'draft' ? 'true' : undefined],
      ],
      body,
    )
    return { name: `${slug}.md`, body: Buffer.from(source, 'utf8') }
  })
  return writeZip([
    ...texts,
    ...pictures.map(({ id, body }) => ({ name: `imagens/${id}.jpg`, body })),
  ])
}
