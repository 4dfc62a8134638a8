import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb, seenIn } from '#app/shell/forms/form-action.server.ts'
import { leadSettings } from '#features/leads/rules/leads.ts'
import { keepLeadSettings } from '#features/leads/server/leads.server.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'

const PLACES = 12

/** Templates stand in the form as name-0, subject-0, body-0 and so on; one left empty is gone. */
function readTemplates(form: FormData) {
  const at = (field: string, index: number) => String(form.get(`${field}-${index}`) ?? '').trim()
  return Array.from({ length: PLACES }, (_, index) => ({
    name: at('name', index),
    subject: at('subject', index) || at('name', index),
    body: at('body', index),
  })).filter(({ name, body }) => name || body)
}

async function keep(args: ActionFunctionArgs, form: FormData): Promise<Response | FieldErrors> {
  const remindAfterHours = Number(form.get('hours'))
  const settings = leadSettings.safeParse({ remindAfterHours, templates: readTemplates(form) })
  if (settings.success) return keepLeadSettings(args, settings.data, seenIn(form))
  const wrong = settings.error.issues.some(({ path }) => path[0] === 'remindAfterHours')
  if (wrong) return { hours: 'Um número de 1 a 80' }
  return { templates: 'Cada modelo precisa de um nome e de um texto de até 2.000 letras' }
}

const verbs: FormVerbs<'lead-settings'> = {
  'lead-settings': (args, form) => keep(args, form),
}

const templateNames = Array.from({ length: PLACES }, (_, index) =>
  ['name', 'subject', 'body'].map((field) => `${field}-${index}`),
).flat()

export const leadSettingsAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['hours', ...templateNames])
