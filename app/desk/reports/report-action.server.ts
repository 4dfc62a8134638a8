import { type ActionFunctionArgs, data } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { type ReportDraft, readVersion, readWords } from '#features/reports/rules/report.ts'
import {
  approve,
  correct,
  DraftConflict,
  discard,
  keepAsTemplate,
  keepWords,
  mailAgain,
  readAnew,
  share,
  unshare,
} from '#features/reports/server/reports.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import type { EditorAnswer } from './report-editor.tsx'

type Intent =
  | 'save-report'
  | 'overwrite-report'
  | 'save-template'
  | 'refresh-report'
  | 'approve-report'
  | 'correct-report'
  | 'discard-report'
  | 'mail-report'
  | 'share-report'
  | 'unshare-report'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

type Work = (draft: ReportDraft) => Promise<Response>
/** Does something with what was typed, and remembers it for a page that has to show it again. */
type Writing = (form: FormData, work: Work) => Promise<Response>

const verbsOf = (writing: Writing): FormVerbs<Intent> => ({
  'save-report': (args, form) => writing(form, (draft) => keepWords(args, idOf(args), draft)),
  // On purpose, over what was shown to be somebody else's.
  'overwrite-report': (args, form) =>
    writing(form, (draft) =>
      keepWords(args, idOf(args), { ...draft, version: readVersion(form, 'theirs') }),
    ),
  'save-template': (args, form) =>
    writing(form, (draft) => keepAsTemplate(args, idOf(args), draft)),
  'refresh-report': (args) => readAnew(args, idOf(args)),
  'approve-report': (args, form) =>
    writing(form, (draft) =>
      approve(args, idOf(args), { ...draft, seen: String(form.get('seen') ?? '') }),
    ),
  'correct-report': (args) => correct(args, idOf(args)),
  'discard-report': (args, form) => discard(args, idOf(args), readVersion(form)),
  'mail-report': (args) => mailAgain(args, idOf(args)),
  'share-report': (args) => share(args, idOf(args)),
  'unshare-report': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? unshare(args, idOf(args), values.id)
  },
})

/** A refused draft comes back with what was typed, and with what somebody else saved in between. */
export async function reportAction(args: ActionFunctionArgs) {
  const kept: Pick<EditorAnswer, 'typed' | 'conflict'> = {}
  const verbs = verbsOf((form, work) => {
    kept.typed = readWords(form)
    return work(kept.typed).catch((error) => {
      if (error instanceof DraftConflict) {
        const { at, ...theirs } = error.theirs
        kept.conflict = { ...theirs, at: moment(at.toISOString()) }
      }
      throw error
    })
  })
  const answer = await runFormVerb(args, verbs, ['id'])
  return answer instanceof Response ? answer : data({ ...answer.data, ...kept }, answer.init ?? {})
}
