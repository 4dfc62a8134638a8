import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { referenceForm } from '#features/people/rules/desk.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { leadFromReference } from '#features/visits/server/visits.server.ts'

const verbs: FormVerbs<'make-lead'> = {
  'make-lead': async (args, form) => {
    const { values, errors } = parseForm(referenceForm, form)
    return errors ?? leadFromReference(args, values)
  },
}

export const referencesAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['id', 'name', 'phone'])
