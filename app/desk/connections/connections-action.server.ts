import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { endConnection, paste, refresh } from '#features/connections/server/connections.server.ts'
import { connectForm, itemForm } from '#features/people/rules/desk.ts'
import { parseForm } from '#features/shared/rules/form.ts'

const verbs: FormVerbs<'connect' | 'refresh-accounts' | 'disconnect'> = {
  connect: async (args, form) => {
    const { values, errors } = parseForm(connectForm, form)
    return errors ?? paste(args, { ...values, ends: values.ends ?? '' })
  },
  'refresh-accounts': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? refresh(args, values.id)
  },
  disconnect: async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? endConnection(args, values.id)
  },
}

/** What was pasted is never given back. */
export const connectionsAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['id', 'platform', 'label', 'ends'])
