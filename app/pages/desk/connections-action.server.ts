import type { ActionFunctionArgs } from 'react-router'
import { connectForm, itemForm } from '#contracts/desk.ts'
import { parseForm } from '#contracts/form.ts'
import { endConnection, paste, refresh } from '#server/modules/connections/connections.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

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
