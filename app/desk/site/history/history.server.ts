import type { LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { hourOf, moment } from '#app/shell/format.server.ts'
import type { Patch, Patches } from '#content/live.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import {
  cancelRelease,
  changedDocuments,
  compareDocuments,
  deskDocuments,
  isAdded,
  moveRelease,
  namesWith,
  originId,
  pagesFirst,
  patchesToReturn,
  readPatches,
  readRelease,
  readRights,
  restoreDocuments,
  titleOfChange,
  valueWith,
  withoutGonePages,
} from '#features/publishing/server/publishing.server.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta } from '../../shared/desk-view.server.ts'
import { describeReleases, readHour, returnLink } from '../publish/publish.server.ts'

const history = '/agencia/site/historico'

/** What there was before anybody published. */
const origin = {
  id: originId,
  title: 'O site como veio',
  about: 'Antes da primeira publicação',
  current: false,
  scheduled: false,
}

export async function historyData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const releases = await describeReleases(database, staffId)
  const rows = releases.map(({ id, note, author, when, summary, current, scheduled }) => ({
    id,
    title: note || summary,
    about: [author, when, note && summary].filter(Boolean).join(', '),
    current,
    scheduled,
  }))
  return {
    meta: deskMeta('Histórico do site'),
    releases: rows.length > 0 ? [...rows, origin] : [],
  }
}

/** A document of then, which may no longer be there; nothing where this build has none such. */
function documentOf(key: string, { before, after }: { before: Patch | null; after: Patch | null }) {
  const value = valueWith(key, after) ?? valueWith(key, before)
  return deskDocuments(new Map([[key, value]]))[0]
}

function changesBetween(before: Patches, after: Patches) {
  const names = namesWith([])
  return changedDocuments(before, after)
    .flatMap(({ document: key, ...patches }) => {
      const document = documentOf(key, patches)
      if (!document) return []
      const values = [valueWith(key, patches.before), valueWith(key, patches.after)] as const
      const texts = compareDocuments(document, ...values, names)
      return [{ key, name: titleOfChange(document, ...values), texts, ...patches }]
    })
    .toSorted(pagesFirst)
}

/** For the page: without the patches. */
const shownChanges = (changes: ReturnType<typeof changesBetween>) =>
  changes.map(({ key, name, texts }) => ({ key, name, texts }))

const compareStates = (before: Patches, after: Patches) =>
  shownChanges(changesBetween(withoutGonePages(before), withoutGonePages(after)))

const labelOf = ({ when, note, summary }: { when: string; note: string; summary: string }) =>
  `${when}, ${note || summary}`

/** Pages are taken off and put back under Páginas. */
const canRecover = (key: string, patch: Patch | null) =>
  !key.includes('page-changes#') && (patch !== null || !isAdded(key))

export async function releaseData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const id = args.params.id ?? ''
  const { at, before, after } = await readRelease(database, staffId, id)
  const all = await describeReleases(database, staffId)
  const release = all.find((one) => one.id === id)
  const live = await readPatches(database.db, {})
  const others = [
    ...all.map((one) => ({ id: one.id, at: one.goesLiveAt.getTime(), label: labelOf(one) })),
    { id: originId, at: 0, label: origin.title },
  ].filter((one) => one.id !== id)
  const other = others.find((one) => one.id === args.url.searchParams.get('com'))
  const compared = other && (await readRelease(database, staffId, other.id)).after
  const hour = at?.getTime() ?? 0
  const isLive = (document: string, patch: Patch | null) =>
    changedDocuments(live, { ...live, [document]: patch }).length === 0
  return {
    meta: deskMeta('Versão do site'),
    id,
    day: brandClock.dayOf(hour),
    hour: hourOf(new Date(hour)),
    others: others.map(({ id, label }) => ({ id, label })),
    compared:
      other && compared
        ? {
            id: other.id,
            changes:
              other.at < hour ? compareStates(compared, after) : compareStates(after, compared),
          }
        : null,
    title: release ? release.note || release.summary : at ? 'Versão antiga' : origin.title,
    about: release
      ? `${release.author}, ${release.when}`
      : at
        ? moment(at.toISOString())
        : origin.about,
    scheduled: release?.scheduled ?? false,
    current: release?.current ?? false,
    changes: changesBetween(before, after).map(({ key, name, texts, ...patches }) => ({
      key,
      name,
      texts,
      live: isLive(key, patches.after),
      /** Which of its texts can become a draft: those that visitors do not see. */
      recover: (['after', 'before'] as const).filter(
        (state) => canRecover(key, patches[state]) && !isLive(key, patches[state]),
      ),
    })),
    /** What going back would change. */
    back: shownChanges(changesBetween(live, patchesToReturn(live, after))),
    mayPublish: (await readRights(database, staffId)).publisher,
  }
}

const documentForm = z.object({
  id: z.string(),
  state: z._default(z.enum(['after', 'before'], 'Escolha qual texto'), 'after'),
})

const hourForm = z.object({ day: z.string(), hour: z.string() })

export const releaseAction = deskAction('siteRelease', ({ id }) => `${history}/${id}`, {
  'cancel-release': act(null, async ({ database, staffId, id }) => {
    await cancelRelease(database, staffId, id)
    return { to: history }
  }),
  'move-release': act(hourForm, async ({ database, staffId, id }, { day, hour }) => {
    const at = readHour({ when: 'later', day, hour }) ?? new Date(0)
    await moveRelease(database, staffId, id, at)
    return { at }
  }),
  'restore-release': act(null, async ({ database, staffId, id }) => {
    await restoreDocuments(database, staffId, { release: id, only: null, state: 'after' })
    return { to: returnLink(id) }
  }),
  'restore-document': act(documentForm, async (call, { id, state }) => {
    const { database, staffId, id: release } = call
    await restoreDocuments(database, staffId, { release, only: id, state })
    return { to: editorLink(id) }
  }),
})
