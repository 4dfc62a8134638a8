import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { articleSchema } from '#content/schemas/articles.ts'
import type { Article } from '#content/types/article.ts'
import { listDrafts } from '#features/publishing/server/publishing.server.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { oldPathOf, wordpressExport } from '#tests/support/features/wordpress.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { exportArticles } from './export.ts'
import { importArticles } from './import.ts'
import { readZip, writeZip, type ZipFile } from './zip.ts'

const database = testDatabase()
const picture = '0123456789abcdef0123-800x600'
const authors = [{ slug: 'marina-lopes', name: 'Marina Lopes' }]
const POSTS = 200
/** Every fiftieth lies in the old site's bin. */
const BINNED = POSTS / 50

let staffId: string
beforeAll(async () => {
  staffId = (await addStaff(database)).id
  await database.db.execute(sql`delete from alisio.site_drafts where document like 'articles/%'`)
})

const wxr = { name: 'antigo.xml', body: Buffer.from(wordpressExport(POSTS)) }
const photo = { name: 'uploads/2020/01/foto.jpg', body: Buffer.from('a picture') }

const bring = (files: ZipFile[]) =>
  importArticles(database, staffId, files, { authors, storePicture: async () => picture })

async function drafts(): Promise<[string, Article][]> {
  const all = await listDrafts(database, staffId)
  return all
    .filter(({ document }) => document.startsWith('articles/'))
    .map(({ document, patch }) => [document, patch as unknown as Article])
}

test('an export of 200 posts comes in one go, as drafts that can be published', async () => {
  const { lines, notes, pictures } = await bring([wxr, photo])
  expect(lines).toHaveLength(POSTS - BINNED)
  expect(lines.every(({ known }) => !known)).toBe(true)
  expect(pictures).toBe(1)
  expect(notes).toEqual(['Ficou de fora: 1 de “page”, que não são textos.'])
  const found = await drafts()
  expect(found).toHaveLength(POSTS - BINNED)
  for (const [document, article] of found) {
    expect([document, articleSchema.safeParse(article).error?.issues]).toEqual([
      document,
      undefined,
    ])
  }
})

test('every old address leads to its text', async () => {
  const formerly = new Set((await drafts()).flatMap(([, article]) => article.formerly ?? []))
  const wanted = Array.from({ length: POSTS }, (_, at) => at + 1).filter((id) => id % 50 !== 0)
  expect(wanted.filter((id) => !formerly.has(oldPathOf(id)))).toEqual([])
})

test('links to old posts lead to the new ones, and nothing that runs is left', async () => {
  const bodies = (await drafts()).map(([, { body }]) => body)
  expect(bodies.join('\n')).toContain('](</conteudos/post-1>)')
  expect(bodies.join('\n')).not.toMatch(/javascript:|<script|onclick|\[vc_row|wp:paragraph/)
})

test('what could not be kept is said for each text', async () => {
  await database.db.execute(sql`delete from alisio.site_drafts where document like 'articles/%'`)
  const { lines } = await bring([wxr])
  const lostIn = (id: number) =>
    lines.find(({ title }) => title === `Texto número ${id}`)?.lost ?? []
  expect(lostIn(3)).toEqual(
    expect.arrayContaining([
      'código curto [vc_row]',
      'código curto [contact-form-7]',
      'autoria de ex-funcionario',
    ]),
  )
  expect(lostIn(4)).toEqual(expect.arrayContaining(['script', 'iframe']))
  expect(lostIn(8).some((what) => what.startsWith('imagem https://antigo.example/'))).toBe(true)
})

test('twice brings nothing twice', async () => {
  const before = await drafts()
  const { lines } = await bring([wxr, photo])
  expect(lines.every(({ known }) => known)).toBe(true)
  expect(await drafts()).toEqual(before)
})

test('Markdown files with front matter come too, and the archive of all texts brings itself back', async () => {
  const note = {
    name: 'notas/2024-05-17-meu-texto.md',
    body: Buffer.from(
      '---\ntitle: "Meu texto"\ndate: 2024-05-17\ntags: [Sites, x]\npermalink: /blog/meu-texto/\n---\n\n# Meu texto\n\n## Parte\n\nUm **parágrafo**.\n',
    ),
  }
  const { lines } = await bring([note])
  expect(lines).toMatchObject([{ title: 'Meu texto', slug: 'meu-texto', known: false }])
  const [, article] = (await drafts()).find(([key]) => key === 'articles/meu-texto#article') ?? []
  expect(article).toMatchObject({
    published: '2024-05-17',
    subject: 'Sites',
    formerly: ['/blog/meu-texto'],
  })
  const files = readZip(await exportArticles(database, staffId))
  const own = files.find(({ name }) => name === 'meu-texto.md')
  expect(own?.body.toString()).toContain('title: "Meu texto"')
  expect(own?.body.toString()).toContain('Um **parágrafo**.')
  expect(files.filter(({ name }) => name.endsWith('.md')).length).toBeGreaterThan(POSTS - BINNED)
})

test('an archive holds what was put into it', () => {
  const files = [
    { name: 'ação.md', body: Buffer.from('texto '.repeat(1000)) },
    { name: 'imagens/a.jpg', body: Buffer.from([0, 1, 2, 255]) },
  ]
  expect(readZip(writeZip(files))).toEqual(files)
})
