import type { LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { count, moment, money, shortDay } from '#app/shell/format.server.ts'
import { contentAt } from '#content/derived/addresses.ts'
import { listContent } from '#content/derived/collections.ts'
import { page } from '#content/pages/articles.ts'
import {
  type ArticleState,
  createArticle,
  listArticles,
  readBrought,
} from '#features/articles/server/articles.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import { slugOf } from '#features/shared/rules/slug.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'

const home = '/agencia/conteudos'

const stateTexts: Record<ArticleState, string> = {
  live: 'no ar',
  changed: 'mudanças por publicar',
  draft: 'rascunho',
  scheduled: 'agendado',
}

/** Of the address: everything, or texts in one state. */
const filters = { '': 'Todos', 'no-ar': 'No ar', rascunhos: 'Por publicar' } as const

const fits = (filter: string, state: ArticleState) =>
  filter === '' || (filter === 'no-ar' ? state !== 'draft' : state !== 'live')

export async function articlesData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const all = await listArticles(database, staffId)
  const stateParam = args.url.searchParams.get('estado') ?? ''
  const filter = Object.hasOwn(filters, stateParam) ? (stateParam as keyof typeof filters) : ''
  const brought = await readBrought(
    database,
    staffId,
    all.map(({ slug }) => slug),
  )
  return {
    meta: deskMeta('Conteúdos'),
    subjects: [...new Set([...page.subjects, ...all.map(({ article }) => article.subject)])].filter(
      Boolean,
    ),
    filters: Object.entries(filters).map(([name, label]) => ({
      label,
      count: all.filter(({ state }) => fits(name, state)).length,
      to: name ? `${home}?estado=${name}` : home,
      current: name === filter,
    })),
    articles: all
      .filter(({ state }) => fits(filter, state))
      .map(({ slug, article, state, at }) => {
        const outcome = brought.get(slug)
        return {
          slug,
          to: `${home}/${slug}`,
          title: article.title || 'Sem título',
          subject: article.subject,
          state,
          stateText:
            state === 'scheduled' && at ? `entra ${moment(at.toISOString())}` : stateTexts[state],
          day: shortDay(article.published),
          address: contentAt(`articles/${slug}`) ?? null,
          visits: outcome ? count(outcome.visits) : '—',
          leads: outcome ? count(outcome.leads) : '—',
          value: outcome && outcome.value > 0 ? money(outcome.value) : '',
        }
      }),
  }
}

const newForm = z.object({
  title: z._default(
    z
      .string()
      .check(z.trim(), z.minLength(1, 'Escreva um título; dá para mudar depois'), z.maxLength(200)),
    '',
  ),
  subject: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
})

/** Whoever writes signs, where the site presents them. */
function authorNamed(name: string): string | undefined {
  const fold = (text: string) => slugOf(text.trim())
  return listContent<{ name: string }>('team').find(([, one]) => fold(one.name) === fold(name))?.[0]
}

export const articlesAction = deskAction('articles', () => home, {
  'new-article': act(newForm, async ({ database, staffId, member }, { title, subject }) => {
    const author = authorNamed(member.name)
    const slug = await createArticle(database, staffId, {
      title,
      subject,
      ...(author && { author }),
    })
    return { to: `${home}/${slug}` }
  }),
})
