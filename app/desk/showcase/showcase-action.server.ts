import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { changeShowcase } from '#features/figures/server/figures.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { parseForm } from '#features/shared/rules/form.ts'

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
