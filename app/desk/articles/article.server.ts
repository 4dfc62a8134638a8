import type { LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { count, money } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import { contentAt } from '#content/derived/addresses.ts'
import { articlesPath } from '#content/derived/article-lists.ts'
import { listContent } from '#content/derived/collections.ts'
import { page } from '#content/pages/articles.ts'
import { people } from '#content/people.ts'
import { oneOffServices, recurringServices } from '#content/plans.ts'
import { siteMap } from '#content/site-map.ts'
import type { ServiceContent } from '#content/types/service.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import {
  BROUGHT_DAYS,
  discardArticle,
  listArticles,
  moveDraft,
  readArticle,
  readBrought,
} from '#features/articles/server/articles.server.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import { readVersion, staleDraft } from '#features/publishing/server/publishing.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { saveSite } from '../site/site.server.ts'

const home = '/agencia/conteudos'

/** Who may sign: those whom the site presents first. */
function authors() {
  const team = listContent<Profile | Personal>('team')
  const first = [...people.leads, people.personal]
  const place = (slug: string) => first.indexOf(slug) + 1 || Number.POSITIVE_INFINITY
  return team
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([slug, { name }]) => ({ value: slug, label: name }))
}

const services = () =>
  listContent<ServiceContent>('services').flatMap(([slug, { name }]) => {
    const to = contentAt(`services/${slug}`)
    return to ? [{ slug, name, to }] : []
  })

/** Facts and prices that a text may follow. */
const tokens = () => [
  { name: 'brand.name', label: `Nome: ${brand.name}` },
  { name: 'brand.city', label: `Cidade: ${brand.address.city}` },
  { name: 'brand.phone', label: `Telefone: ${brand.phone.display}` },
  ...[...recurringServices, ...oneOffServices].flatMap(({ id, name, price }) =>
    typeof price === 'number'
      ? [{ name: `prices.${id}`, label: `Preço, ${name}: R$ ${price.toLocaleString('pt-BR')}` }]
      : [],
  ),
]

export async function articleData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const slug = args.params.slug ?? ''
  const document = await readArticle(database, staffId, slug)
  const { article } = document
  const brought = (await readBrought(database, staffId, [slug])).get(slug)
  const others = await listArticles(database, staffId)
  const subjects = [...new Set([...page.subjects, ...others.map((one) => one.article.subject)])]
  return {
    meta: deskMeta(article.title || 'Texto'),
    crumb: article.title || 'Sem título',
    document: {
      key: document.key,
      slug,
      version: document.version,
      drafted: document.drafted,
      author: document.author,
      isLive: document.isLive,
    },
    article,
    wanted: args.url.searchParams.get('campo'),
    today: brandClock.dayOf(Date.now()),
    changes: document.changes,
    issues: Object.fromEntries(
      document.issues.map(({ path, message }) => [JSON.stringify(path), message]),
    ),
    authors: authors(),
    subjects: subjects.filter(Boolean),
    services: services(),
    tokens: tokens(),
    site: {
      name: brand.name,
      host: new URL(brand.url).host,
      address: contentAt(`articles/${slug}`) ?? null,
      prefix: `${articlesPath}/`,
      preview: `/agencia/site/ver${contentAt(`articles/${slug}`) ?? `${articlesPath}/${slug}`}`,
      pages: siteMap.map(({ path }) => path),
    },
    brought: brought && {
      days: BROUGHT_DAYS,
      bars: brought.days,
      visits: count(brought.visits),
      leads: brought.leads,
      meetings: count(brought.meetings),
      won: count(brought.won),
      value: brought.value > 0 ? money(brought.value) : null,
    },
  }
}
export type ArticleEditorData = Awaited<ReturnType<typeof articleData>>

const moveForm = z.object({ address: z._default(z.string().check(z.trim(), z.maxLength(120)), '') })

/** With scripts the text is saved while typing; `save-article` is for pages without. */
export const articleAction = deskAction('article', ({ params }) => `${home}/${params.slug}`, {
  'save-article': act(null, async ({ args, form }) => {
    if ('stale' in (await saveSite(args, form))) throw staleDraft()
  }),
  'move-article': act(moveForm, async ({ database, staffId, params }, { address }) => {
    const slug = await moveDraft(database, staffId, params.slug ?? '', address)
    return { to: `${home}/${slug}`, notice: 'article-moved' }
  }),
  'discard-article': act(null, async ({ database, staffId, params, version }) => {
    const slug = params.slug ?? ''
    await discardArticle(database, staffId, slug, readVersion(version ?? ''))
    const left = (await listArticles(database, staffId)).some((one) => one.slug === slug)
    return { to: left ? `${home}/${slug}` : home }
  }),
})
