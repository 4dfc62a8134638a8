import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { changeSamples } from '#features/samples/server/samples.server.ts'

const verbs: FormVerbs<'add-samples' | 'remove-samples'> = {
  'add-samples': (args) => changeSamples(args, 'add'),
  'remove-samples': (args) => changeSamples(args, 'remove'),
}

export const clientsAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, [])
