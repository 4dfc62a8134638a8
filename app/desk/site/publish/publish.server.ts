import type { LoaderFunctionArgs } from 'react-router'
import * as z from 'zod/mini'
import { moment } from '#app/shell/format.server.ts'
import type { Patch, Patches } from '#content/live.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import { countTemplateTexts } from '#features/publishing/rules/pages/page-templates.ts'
import { isSame } from '#features/publishing/rules/patch.ts'
import {
  compareDocuments,
  createPreviewLink,
  discardDraft,
  draftedDocuments,
  dropEqualDrafts,
  findDocument,
  findDraftIssue,
  listDeadLinks,
  listDrafts,
  listPreviewLinks,
  listReleases,
  nameReleases,
  namesWith,
  pagesFirst,
  patchesToReturn,
  publishDrafts,
  readPatches,
  readPublishable,
  readRelease,
  readRights,
  readVersion,
  titleOfChange,
  valueWith,
  withdrawPreviewLinks,
} from '#features/publishing/server/publishing.server.ts'
import { isDay } from '#features/shared/rules/days.ts'
import { requestInfo } from '#server/http/request/request-context.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'
import { deskMeta, formatCount } from '../../shared/desk-view.server.ts'
import { findPublished } from '../page-address.server.ts'

const home = '/agencia/site/publicar'

/** Where somebody going back to a release checks and publishes what that changes. */
export const returnLink = (release: string) => `${home}?${new URLSearchParams({ volta: release })}`

export async function publishData(args: LoaderFunctionArgs) {
  const { database, staffId, origin } = await openDesk(args)
  await dropEqualDrafts(database, staffId)
  const drafts = await listDrafts(database, staffId)
  if (drafts.length > 0) requestInfo(args).deps.releases?.warmUp()
  const live = await readPatches(database.db, {})
  const rights = await readRights(database, staffId)
  const publishable = await readPublishable(
    database,
    staffId,
    drafts.map(({ document }) => document),
  )
  const names = namesWith(drafts)
  const returned = await readReturn(database, staffId, live, args.url.searchParams.get('volta'))
  const patches: Record<string, Patch | null> = { ...live }
  for (const { document, patch } of drafts) patches[document] = patch
  const documents = draftedDocuments(drafts)
  // A release may have taken a document off since the drafts were read.
  const present = drafts.filter(({ document }) => documents.has(document))
  const changes = present.map(({ document: key, patch, version, author, changedAt }) => {
    const document = findDocument(key, patch ?? live[key], documents)
    const [before, value] = [valueWith(key, live[key]), valueWith(key, patch)]
    const issue = findDraftIssue(key, patch, patches)
    return {
      key,
      version,
      group: document.group,
      name: titleOfChange(document, before, value),
      to: key.includes('page-changes#')
        ? '/agencia/site/paginas'
        : editorLink(issue?.document ?? key, { field: issue?.path }),
      author,
      when: moment(changedAt.toISOString()),
      texts: compareDocuments(document, before, value, names),
      unwritten: countTemplateTexts(value),
      problem: issue ? `${issue.label}: ${issue.message}` : null,
      refused: !publishable.has(key),
      /** While going back, other drafts wait below until somebody marks them. */
      waits: returned !== null && !isSame(patch, returned[key] ?? null),
    }
  })
  const coming = changes.filter(({ waits }) => !waits).length
  const scheduled = (await describeReleases(database, staffId)).filter((one) => one.scheduled)
  const links = await listPreviewLinks(database, staffId)
  const created = args.url.searchParams.get('link')
  return {
    meta: deskMeta('Publicar'),
    title: coming > 0 ? `Publicar ${formatCount(coming, 'mudança', 'mudanças')}` : 'Publicar',
    changes: changes.toSorted((one, other) => rank(one) - rank(other) || pagesFirst(one, other)),
    /** The next one first. */
    scheduled: scheduled.toReversed().map(({ id, note, summary, when, author }) => ({
      to: `/agencia/site/historico/${id}`,
      title: note || summary,
      when,
      author,
    })),
    mayPublish: rights.publisher || publishable.size > 0,
    deadLinks: (await listDeadLinks(database, staffId)).map(({ document, part, ...link }) => ({
      ...link,
      to: editorLink(document, { part }),
    })),
    links: links.length,
    created: created && /^[\w-]{43}$/.test(created) ? `${origin}/previa/${created}/` : null,
  }
}

/** What the site has to hold to be as it was with a release; null where nobody goes back. */
async function readReturn(
  database: Parameters<typeof listReleases>[0],
  staffId: string,
  live: Patches,
  release: string | null,
): Promise<Patches | null> {
  if (release === null) return null
  return patchesToReturn(live, (await readRelease(database, staffId, release)).after)
}

/** What goes live by itself, then what somebody has to mark, then what has to be corrected. */
const rank = ({ problem, refused, waits }: Record<'problem' | 'refused' | 'waits', unknown>) =>
  problem !== null || refused ? 2 : Number(waits)

const publishForm = z.object({
  note: z._default(z.string().check(z.trim(), z.maxLength(300, 'Até 300 caracteres')), ''),
  when: z._default(z.enum(['now', 'later'], 'Escolha quando'), 'now'),
  day: z._default(z.string(), ''),
  hour: z._default(z.string(), ''),
})

/** The first two of what a release changed, and how many more. */
function summaryOf(names: string[] = []): string {
  const rest = names.length > 2 ? [`+ ${names.length - 2}`] : []
  return [...names.slice(0, 2), ...rest].join(', ')
}

/** Releases with what each changed, newest first. */
export async function describeReleases(
  database: Parameters<typeof listReleases>[0],
  staffId: string,
) {
  const releases = await listReleases(database, staffId)
  const ids = releases.map(({ id }) => id)
  const names = await nameReleases(database, staffId, ids)
  return releases.map((release) => ({
    ...release,
    when: moment(release.goesLiveAt.toISOString()),
    summary:
      summaryOf(names.get(release.id)) ||
      formatCount(release.documents, 'texto mudado', 'textos mudados'),
  }))
}

/** The day and hour of a schedule, in the agency's zone. */
export function readHour({
  when,
  day,
  hour,
}: {
  when: string
  day: string
  hour: string
}): Date | null {
  if (when === 'now') return null
  const isWritten = isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(hour)
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  const at = isWritten ? brandClock.momentOf(day, hours * 60 + minutes) : undefined
  return new Date(at ?? 0)
}

const draftForm = z.object({ id: z.string(), version: z.string() })

export const publishAction = deskAction('sitePublish', () => home, {
  'publish-site': act(publishForm, async (call, values) => {
    const { staffId, args, form } = call
    const { deps } = requestInfo(args)
    const drafts = Object.fromEntries(
      form.getAll('include').map((text) => {
        const [version = '', ...key] = String(text).split(' ')
        return [key.join(' '), readVersion(version)]
      }),
    )
    const at = readHour(values)
    const release = await publishDrafts(deps, staffId, { drafts, note: values.note, at })
    if (at) return { notice: 'site-scheduled', at }
    // A new page is found by the desk, and by whoever follows the link, once it is live.
    await deps.releases?.waitUntilLive(release)
    const published = await findPublished(args, staffId, Object.keys(drafts))
    return {
      to: published?.editor ?? '/agencia/site',
      notice: 'site-published',
      look: published?.address ?? '/',
    }
  }),
  'discard-draft': act(draftForm, async ({ database, staffId, url }, { id, version }) => {
    await discardDraft(database, staffId, { document: id, version: readVersion(version) })
    const release = url.searchParams.get('volta')
    return release === null ? {} : { to: returnLink(release) }
  }),
  'share-preview': act(null, async ({ database, staffId }) => {
    const token = await createPreviewLink(database, staffId)
    return { to: `${home}?link=${token}#previa` }
  }),
  'withdraw-preview': act(null, ({ database, staffId }) => withdrawPreviewLinks(database, staffId)),
})
