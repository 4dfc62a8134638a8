import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { listContent } from '#content/derived/collections.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import {
  type ImportReport,
  importArticles,
  receiveFiles,
  type ZipFile,
} from '#features/articles/server/articles.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import { uploadPicture } from '#features/pictures/server/pictures.server.ts'
import { requestInfo } from '#server/http/request/request-context.ts'
import { deskMeta } from '../shared/desk-view.server.ts'

export const importData = async (args: LoaderFunctionArgs) => {
  await openDesk(args)
  return { meta: deskMeta('Trazer textos'), crumb: 'Trazer textos' }
}

export async function importAction(args: ActionFunctionArgs): Promise<ImportReport> {
  const { database, staffId } = await openDesk(args)
  const { deps } = requestInfo(args)
  const files = await receiveFiles(args.request)
  const storePicture = async ({ name, body }: ZipFile) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(body)], name))
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return (await uploadPicture(deps, staffId, request)).id
  }
  const authors = listContent<Profile | Personal>('team').map(([slug, { name }]) => ({
    slug,
    name,
  }))
  return importArticles(database, staffId, files, { authors, storePicture })
}
