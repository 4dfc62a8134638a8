import type { ActionFunctionArgs } from 'react-router'
import { itemForm } from '#contracts/desk.ts'
import { parseForm } from '#contracts/form.ts'
import { changeShowcase } from '#server/modules/showcase/showcase.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

const verbs: FormVerbs<'show' | 'hide'> = {
  show: async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? changeShowcase(args, values.id, true)
  },
  hide: async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? changeShowcase(args, values.id, false)
  },
}

export const showcaseAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['id'])
