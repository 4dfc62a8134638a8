import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { confirm, discard, undo } from '#features/figures/server/figures.server.ts'

type Intent = 'confirm-import' | 'discard-import' | 'undo-import'

const place = ({ params }: ActionFunctionArgs) => [params.id ?? '', params.importId ?? ''] as const

const verbs: FormVerbs<Intent> = {
  'confirm-import': (args) => confirm(args, ...place(args)),
  'discard-import': (args) => discard(args, ...place(args)),
  'undo-import': (args) => undo(args, ...place(args)),
}

export const importAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['id'])
