import type { LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { moment } from '#app/shell/format.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import { sizeOf } from '#features/pictures/rules/sizes.ts'
import {
  describePicture,
  findPicture,
  type LibraryPicture,
  listPictures,
  PICTURES_A_PAGE,
  refusalOf,
  refusePictureInUse,
  removePicture,
} from '#features/pictures/server/pictures.server.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import { pagesWith } from '#features/publishing/rules/where-used.ts'
import { findPictureUses, replacePicture } from '#features/publishing/server/publishing.server.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { requestInfo } from '#server/http/request/request-context.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../../shared/desk-view.server.ts'

export { refusalOf }

const home = '/agencia/site/imagens'

function view({ id, name, alt, bytes }: LibraryPicture) {
  const { width, height } = sizeOf(id)
  const size = `${width.toLocaleString('pt-BR')} × ${height.toLocaleString('pt-BR')}`
  return { id, name, alt, size, weight: `${Math.ceil(bytes / 1000).toLocaleString('pt-BR')} kB` }
}
export type PictureView = ReturnType<typeof view>

const usesText = (count: number) =>
  count === 0 ? 'sem uso' : `em ${formatCount(count, 'texto', 'textos')}`

/** The library: all pictures, newest first. Also what the editor's dialog chooses from. */
export async function libraryData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const query = args.url.searchParams
  const search = stripControls(query.get('busca') ?? '')
    .trim()
    .slice(0, 100)
  const pageParam = Number(query.get('pagina') ?? 1)
  const page = Number.isInteger(pageParam) && pageParam > 0 && pageParam < 10_000 ? pageParam : 1
  const listing = await listPictures(database, staffId, { search, page })
  const uses = await findPictureUses(database, staffId)
  return {
    meta: deskMeta('Imagens do site'),
    search,
    page,
    more: listing.length > PICTURES_A_PAGE,
    pictures: listing.slice(0, PICTURES_A_PAGE).map((picture) => ({
      ...view(picture),
      uses: usesText(uses.get(picture.id)?.length ?? 0),
    })),
  }
}

export async function pictureData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const { deps } = requestInfo(args)
  const picture = await findPicture(database, staffId, args.params.id ?? '')
  if (!picture) throw new Response(null, { status: 404 })
  const uses = (await findPictureUses(database, staffId)).get(picture.id) ?? []
  const { author, createdAt } = picture
  return {
    meta: deskMeta('Imagem do site'),
    picture: { ...view(picture), about: `${author}, ${moment(createdAt.toISOString())}` },
    uses: uses.map(({ document, name, draft }) => ({
      name,
      draft,
      to: editorLink(document),
    })),
    pages: pagesWith(picture.id, deps.releases?.pageTexts() ?? []),
  }
}

const altForm = z.object({
  alt: z._default(z.string().check(z.trim(), z.maxLength(300, 'Até 300 letras')), ''),
})
const replaceForm = z.object({
  by: z.string('Escolha a outra imagem').check(z.minLength(1, 'Escolha a outra imagem')),
})

export const pictureAction = deskAction('sitePicture', ({ id }) => `${home}/${id}`, {
  'describe-picture': act(altForm, ({ database, staffId, id }, { alt }) =>
    describePicture(database, staffId, id, alt),
  ),
  'replace-picture': act(replaceForm, async ({ database, staffId, id }, { by }) => {
    if (!(await findPicture(database, staffId, by))) {
      return { errors: { by: 'Esta imagem não está na biblioteca' } }
    }
    await replacePicture(database, staffId, id, by)
    return { to: '/agencia/site/publicar' }
  }),
  'remove-picture': act(null, async ({ database, staffId, id }) => {
    const uses = await findPictureUses(database, staffId)
    refusePictureInUse(uses.get(id)?.map(({ name }) => name) ?? [])
    await removePicture(database, staffId, id)
    return { to: home }
  }),
})
