import type { LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { openDesk } from '#features/people/server/people.server.ts'
import {
  type Publishers,
  publishers,
  type SiteArea,
  siteAreas,
} from '#features/publishing/rules/rights.ts'
import {
  changeSiteRight,
  readRights,
  readSiteRights,
} from '#features/publishing/server/publishing.server.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta } from '../../shared/desk-view.server.ts'

export async function rightsData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const rights = await readSiteRights(database, staffId)
  return {
    meta: deskMeta('Quem publica'),
    isOwner: (await readRights(database, staffId)).owner,
    choices: Object.entries(publishers).map(([value, label]) => ({ value, label })),
    areas: Object.entries(siteAreas).map(([id, [name, help]]) => ({
      id,
      name,
      help,
      who: rights[id as SiteArea],
      text: publishers[rights[id as SiteArea]],
    })),
  }
}

const names = <Name extends string>(table: Record<Name, unknown>) =>
  Object.keys(table) as [Name, ...Name[]]

const rightForm = z.object({
  id: z.enum(names<SiteArea>(siteAreas)),
  who: z.enum(names<Publishers>(publishers), 'Escolha quem publica'),
})

export const rightsAction = deskAction('siteRights', () => '/agencia/site/quem-publica', {
  'site-right': act(
    rightForm,
    ({ database, staffId }, { id, who }) => changeSiteRight(database, staffId, id, who),
    'owner',
  ),
})
