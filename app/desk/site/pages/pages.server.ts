import type { LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { openDesk } from '#features/people/server/people.server.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import {
  isNewPageKind,
  isPageKind,
  kindFacts,
  newPageKinds,
  type PageKind,
} from '#features/publishing/rules/pages/page-kinds.ts'
import {
  archivePage,
  changeAddress,
  createPage,
  listPages,
  type PageItem,
  pageLists,
  readPage,
  restorePage,
  startOf,
} from '#features/publishing/server/publishing.server.ts'
import { act, type DeskCall, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta } from '../../shared/desk-view.server.ts'

export const home = '/agencia/site/paginas'

const articles = '/agencia/conteudos'

const stateTexts: Record<PageItem['state'], string | null> = {
  live: null,
  new: 'nova, ainda não publicada',
  changed: 'editada',
  archived: 'arquivada',
}

export async function pagesData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const query = args.url.searchParams
  const chosen = query.get('tipo')
  const kind = isNewPageKind(chosen) ? chosen : 'case'
  const pages = await listPages(database, staffId)
  const pagesOfKind = pages.filter((page) => page.kind === kind)
  const source = pagesOfKind.find(({ slug }) => slug === query.get('de'))
  return {
    meta: deskMeta('Páginas do site'),
    kinds: newPageKinds.map((one) => ({
      kind: one,
      name: kindFacts[one].name,
      to: `${home}?tipo=${one}`,
      current: one === kind,
    })),
    form: {
      kind,
      name: kindFacts[kind].name,
      title: kindFacts[kind].title,
      start: startOf(kind),
      from: source?.slug ?? '',
      copied: source ? `${source.name} (cópia)` : '',
      sources: pagesOfKind.map(({ slug, name }) => ({ slug, name })),
      lists: pageLists[kind].map(({ id, label, optional }) => ({ id, label, optional })),
    },
    groups: newPageKinds.map((one) => ({
      name: kindFacts[one].plural,
      pages: pages
        .filter((page) => page.kind === one)
        .map(({ slug, name, document, address, state, unwritten }) => ({
          slug,
          name,
          address,
          state: stateTexts[state],
          isVisible: state === 'live' || state === 'changed',
          unwritten,
          edit: editorLink(document),
          to: `${home}/${one}/${slug}`,
          copy: `${home}?tipo=${one}&de=${slug}#nova`,
        })),
    })),
  }
}

const newPageForm = z.object({
  kind: z.enum(newPageKinds),
  title: z.string().check(z.trim(), z.minLength(2, 'Escreva um título'), z.maxLength(120)),
  address: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  from: z._default(z.string().check(z.maxLength(80)), ''),
})

export const pagesAction = deskAction('sitePages', () => home, {
  'create-page': act(newPageForm, async ({ database, staffId, form }, values) => {
    const lists = form.getAll('lists').map(String)
    const from = values.from || undefined
    const created = await createPage(database, staffId, { ...values, from, lists })
    if ('problem' in created) return { errors: { address: created.problem } }
    return { to: editorLink(created.document, { field: [] }) }
  }),
})

/** The page that an address of the desk names. */
function pageIn({ params }: Pick<DeskCall, 'params'>): { kind: PageKind; slug: string } {
  const kind = isPageKind(params.kind) ? params.kind : 'case'
  return { kind, slug: isPageKind(params.kind) ? (params.slug ?? '') : '' }
}

export async function pageDetail(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const { kind, slug } = pageIn(args)
  const page = await readPage(database, staffId, kind, slug)
  return {
    meta: deskMeta(page.name),
    name: page.name,
    kind: kindFacts[kind].name,
    address: page.address,
    places: page.places,
    state: stateTexts[page.state],
    within: kindFacts[kind].within !== undefined,
    published: page.published,
    archived: page.archived,
    canArchive: page.canArchive,
    targets: page.targets,
    list: kind === 'article' ? articles : home,
    edit: editorLink(page.document),
    copy: isNewPageKind(kind) ? `${home}?tipo=${kind}&de=${slug}#nova` : null,
    links: page.links
      .filter(({ leavesByItself }) => !leavesByItself)
      .map(({ document, part, name, label }) => ({
        name,
        label,
        to: editorLink(document, { part }),
      })),
    listed: [...new Set(page.links.filter((one) => one.leavesByItself).map(({ name }) => name))],
  }
}

const moveForm = z.object({
  base: z.string().check(z.maxLength(120)),
  to: z.string().check(z.trim(), z.maxLength(120)),
})
const archiveForm = z.object({
  answer: z._default(z.enum(['gone', 'redirect']), 'gone'),
  to: z._default(z.string().check(z.maxLength(120)), ''),
})

export const pageAction = deskAction(
  'sitePage',
  ({ params }) => `${home}/${params.kind}/${params.slug}`,
  {
    'move-page': act(moveForm, async (call, { base, to }) => {
      const address = to.startsWith('/') ? to : `/${to}`
      const change = { ...pageIn(call), base, to: address.replace(/(?<=.)\/+$/, '') }
      const problem = await changeAddress(call.database, call.staffId, change)
      return problem ? { errors: { to: problem } } : {}
    }),
    'archive-page': act(archiveForm, async (call, { answer, to }) => {
      const target = answer === 'redirect' ? { to } : {}
      const page = pageIn(call)
      await archivePage(call.database, call.staffId, { ...page, ...target })
      return { to: page.kind === 'article' ? articles : home }
    }),
    'restore-page': act(null, (call) => restorePage(call.database, call.staffId, pageIn(call))),
  },
)
