import type { ActionFunctionArgs } from 'react-router'
import { referenceForm } from '#contracts/desk.ts'
import { parseForm } from '#contracts/form.ts'
import { leadFromReference } from '#server/modules/references/references.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

const verbs: FormVerbs<'make-lead'> = {
  'make-lead': async (args, form) => {
    const { values, errors } = parseForm(referenceForm, form)
    return errors ?? leadFromReference(args, values)
  },
}

export const referencesAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['id', 'name', 'phone'])
