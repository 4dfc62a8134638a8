import type { LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { moment } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import type { Patch } from '#content/live.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import {
  cancelRelease,
  changedDocuments,
  compareDocuments,
  deskDocuments,
  listReleases,
  moveRelease,
  readPatches,
  readRelease,
  readRights,
  restoreDocuments,
  valueWith,
} from '#features/publishing/server/publishing.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { counted, deskMeta } from '../shared/desk-view.server.ts'
import { readHour } from './publish.server.ts'

const hours = new Intl.DateTimeFormat('pt-BR', { timeZone: brand.timeZone, timeStyle: 'short' })
/** As a field for a time takes it. */
const hourOf = (at: Date) => hours.format(at)

const history = '/agencia/site/historico'

export async function historyData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const releases = await listReleases(database, staffId)
  return {
    meta: deskMeta('Histórico do site'),
    releases: releases.map(({ id, note, author, goesLiveAt, documents, current, scheduled }) => ({
      id,
      title: note || counted(documents, 'texto mudado', 'textos mudados'),
      about: `${author}, ${moment(goesLiveAt.toISOString())}, ${counted(documents, 'texto', 'textos')}`,
      current,
      scheduled,
    })),
  }
}

/** A document of then, which may no longer be there; nothing where this build has none such. */
function documentOf(key: string, { before, after }: { before: Patch | null; after: Patch | null }) {
  const value = valueWith(key, after) ?? valueWith(key, before)
  return deskDocuments(new Map([[key, value]]))[0]
}

const changesBetween = (before: Parameters<typeof changedDocuments>[0], after: typeof before) =>
  changedDocuments(before, after).flatMap(({ document: key, ...patches }) => {
    const document = documentOf(key, patches)
    if (!document) return []
    const texts = compareDocuments(
      document,
      valueWith(key, patches.before),
      valueWith(key, patches.after),
    )
    return [{ key, name: document.name, texts }]
  })

export async function releaseData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const id = args.params.id ?? ''
  const { at, before, after } = await readRelease(database, staffId, id)
  const all = await listReleases(database, staffId)
  const release = all.find((one) => one.id === id)
  const live = await readPatches(database.db, {})
  const other = all.find((one) => one.id === args.url.searchParams.get('com') && one.id !== id)
  const compared = other && (await readRelease(database, staffId, other.id))
  return {
    meta: deskMeta('Versão do site'),
    id,
    day: brandClock.dayOf(at.getTime()),
    hour: hourOf(at),
    others: all
      .filter((one) => one.id !== id)
      .map((one) => ({
        id: one.id,
        label: `${moment(one.goesLiveAt.toISOString())}${one.note ? `, ${one.note}` : ''}`,
      })),
    compared: other
      ? {
          id: other.id,
          label: moment(other.goesLiveAt.toISOString()),
          changes:
            compared && other.goesLiveAt < at
              ? changesBetween(compared.after, after)
              : changesBetween(after, compared?.after ?? after),
        }
      : null,
    title: release?.note || `Versão de ${moment(at.toISOString())}`,
    about: `${release?.author ?? ''}, ${moment(at.toISOString())}`,
    scheduled: release?.scheduled ?? false,
    current: release?.current ?? false,
    changes: changesBetween(before, after),
    /** What going back would change. */
    back: changesBetween(live, after),
    mayPublish: (await readRights(database, staffId)).publisher,
  }
}

const documentForm = z.object({ id: z.string() })

const hourForm = z.object({ day: z.string(), hour: z.string() })

export const releaseAction = deskAction('siteRelease', ({ id }) => `${history}/${id}`, {
  'cancel-release': act(null, async ({ database, staffId, id }) => {
    await cancelRelease(database, staffId, id)
    return { to: history }
  }),
  'move-release': act(hourForm, async ({ database, staffId, id }, { day, hour }) => {
    const at = readHour({ when: 'later', day, hour }) ?? new Date(0)
    await moveRelease(database, staffId, id, at)
  }),
  'restore-release': act(null, async ({ database, staffId, id }) => {
    await restoreDocuments(database, staffId, id, null)
    return { to: '/agencia/site/publicar' }
  }),
  'restore-document': act(documentForm, async ({ database, staffId, params }, { id }) => {
    await restoreDocuments(database, staffId, params.id ?? '', id)
    return { to: `/agencia/site?${new URLSearchParams({ doc: id })}` }
  }),
})
