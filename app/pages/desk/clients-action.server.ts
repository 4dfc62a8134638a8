import type { ActionFunctionArgs } from 'react-router'
import { changeSamples } from '#server/modules/samples/samples.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

const verbs: FormVerbs<'add-samples' | 'remove-samples'> = {
  'add-samples': (args) => changeSamples(args, 'add'),
  'remove-samples': (args) => changeSamples(args, 'remove'),
}

export const clientsAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, [])
