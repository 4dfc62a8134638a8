import type { ActionFunctionArgs } from 'react-router'
import { itemForm } from '#contracts/desk.ts'
import { parseForm } from '#contracts/form.ts'
import { readWords } from '#contracts/report.ts'
import {
  approve,
  correct,
  discard,
  keepAsTemplate,
  keepWords,
  mailAgain,
  readAnew,
  share,
  unshare,
} from '#server/modules/reports/reports.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

type Intent =
  | 'save-report'
  | 'save-template'
  | 'refresh-report'
  | 'approve-report'
  | 'correct-report'
  | 'discard-report'
  | 'mail-report'
  | 'share-report'
  | 'unshare-report'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

const verbs: FormVerbs<Intent> = {
  'save-report': (args, form) => keepWords(args, idOf(args), readWords(form)),
  'save-template': (args, form) => keepAsTemplate(args, idOf(args), readWords(form)),
  'refresh-report': (args) => readAnew(args, idOf(args)),
  'approve-report': (args, form) =>
    approve(args, idOf(args), { ...readWords(form), seen: String(form.get('seen') ?? '') }),
  'correct-report': (args) => correct(args, idOf(args)),
  'discard-report': (args) => discard(args, idOf(args)),
  'mail-report': (args) => mailAgain(args, idOf(args)),
  'share-report': (args) => share(args, idOf(args)),
  'unshare-report': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? unshare(args, idOf(args), values.id)
  },
}

export const reportAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['id'])
