import { currentDocuments, type Patch } from '#content/live.ts'
import { missingPictures } from '#features/pictures/server/pictures.server.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/failures/errors.ts'
import { picturesIn } from '../../rules/pictures.ts'
import { editableDocument } from '../documents/documents.ts'
import { valueWith } from '../documents/editor.ts'
import { listDrafts } from '../drafts/drafts.ts'
import { findDraftIssue } from './draft-issues.ts'
import { beginRelease, failRelease, readPatches, scheduleRelease } from './releases.ts'
import { isAdded } from './return-to.ts'

const nothingMarked = () =>
  new AppError('bad_request', 'Nada está marcado.', 'Marque ao menos uma mudança.')

const allToCorrect = () =>
  new AppError(
    'bad_request',
    'O que espera ainda tem o que corrigir.',
    'Toque em “Corrigir” na mudança e publique depois.',
  )

const hourPassed = () =>
  new AppError('bad_request', 'Esta hora já passou.', 'Escolha um dia e uma hora que ainda vêm.')

/** What the desk calls a document, also one that is only a draft. */
const nameOf = (key: string, patch?: Patch | null) =>
  editableDocument(key, currentDocuments().get(key) ?? valueWith(key, patch))?.name ?? ''

function refused(name: string, { label, message }: { label: string; message: string }): AppError {
  const where = [name, label].filter(Boolean).join(', ')
  return new AppError(
    'bad_request',
    `${where}: ${message}`,
    'Corrija o texto ou desmarque a mudança.',
  )
}

const pictureGone = (name: string) =>
  new AppError(
    'bad_request',
    `${name}: uma imagem já não está na biblioteca.`,
    'Escolha outra imagem ou desmarque a mudança.',
  )

/** Why nothing is marked: nothing could be, or nobody did. */
async function refuseNothing(
  { database }: Pick<AppDeps, 'database'>,
  staffId: string,
): Promise<never> {
  const drafts = await listDrafts(database, staffId)
  const patches = Object.fromEntries(drafts.map(({ document, patch }) => [document, patch]))
  const isStuck = drafts.every(({ document, patch }) => findDraftIssue(document, patch, patches))
  throw drafts.length > 0 && isStuck ? allToCorrect() : nothingMarked()
}

/** A marked draft that does not fit its schema stops the release before it begins. */
async function refuseInvalid(
  { database }: Pick<AppDeps, 'database'>,
  staffId: string,
  marked: Record<string, number>,
): Promise<void> {
  const drafts = await listDrafts(database, staffId)
  const isMarked = ({ document }: { document: string }) => document in marked
  const patches: Record<string, Patch | null> = { ...(await readPatches(database.db, {})) }
  for (const { document, patch } of drafts.filter(isMarked)) patches[document] = patch
  for (const { document, patch } of drafts.filter(isMarked)) {
    if (patch === null && isAdded(document)) continue
    const issue = findDraftIssue(document, patch, patches)
    const [missing] = await missingPictures(database, [...picturesIn(patch)])
    if (missing) throw pictureGone(nameOf(document, patch))
    if (issue) throw refused(nameOf(document, patch), issue)
  }
}

type Publication = {
  /** Versions of the drafts as the person saw them. */
  drafts: Record<string, number>
  note: string
  /** Null for now; a time that cannot be read is in the past. */
  at: Date | null
}

const changedMeanwhile = () =>
  new AppError(
    'bad_request',
    'Alguém mudou um destes textos agora há pouco.',
    'Confira as mudanças de novo e publique.',
  )

const cannotRender = (page: string | undefined) =>
  new AppError(
    'bad_request',
    `Com estas mudanças ${page ? `a página ${page}` : 'uma página'} não pode ser montada.`,
    'Desfaça a última mudança e tente de novo. O site continua como estava.',
  )

/** Publishes drafts: acknowledged once every page is rendered and stored. */
export async function publishDrafts(
  deps: Pick<AppDeps, 'database' | 'log' | 'releases'>,
  staffId: string,
  { drafts, note, at }: Publication,
): Promise<string> {
  if (Object.keys(drafts).length === 0) return refuseNothing(deps, staffId)
  if (at && at.getTime() < Date.now()) throw hourPassed()
  await refuseInvalid(deps, staffId, drafts)
  const release = await beginRelease(deps.database, staffId, drafts, note)
  if (release === null) throw changedMeanwhile()
  try {
    const [issue] = (await deps.releases?.prepareRelease(release)) ?? []
    if (issue) throw refused(nameOf(issue.document), issue)
  } catch (error) {
    await failRelease(deps.database, release)
    if (error instanceof AppError) throw error
    deps.log.warn('release cannot be rendered', { error: String(error) })
    throw cannotRender((error as { page?: string }).page)
  }
  if (!(await scheduleRelease(deps.database, release, at))) throw changedMeanwhile()
  return release
}
