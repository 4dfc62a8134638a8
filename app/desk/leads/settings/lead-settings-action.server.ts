import { funnelSettings, readReasons } from '#features/leads/rules/funnel.ts'
import { leadSettings } from '#features/leads/rules/leads.ts'
import { saveFunnelSettings, saveLeadSettings } from '#features/leads/server/leads.server.ts'
import { act, deskAction } from '../../shared/desk-action.server.ts'

const PLACES = 12

/** The form has name-0, subject-0, body-0 and so on; an empty template is removed. */
function readTemplates(form: FormData) {
  const at = (field: string, index: number) => String(form.get(`${field}-${index}`) ?? '').trim()
  return Array.from({ length: PLACES }, (_, index) => ({
    name: at('name', index),
    subject: at('subject', index) || at('name', index),
    body: at('body', index),
  })).filter(({ name, body }) => name || body)
}

export const leadSettingsAction = deskAction('leadSettings', () => '/agencia/leads/modelos', {
  'lead-settings': act(null, async ({ run, form, version }) => {
    const remindAfterHours = Number(form.get('hours'))
    const settings = leadSettings.safeParse({ remindAfterHours, templates: readTemplates(form) })
    if (settings.success) return run((tx) => saveLeadSettings(tx, settings.data, version))
    const wrong = settings.error.issues.some(({ path }) => path[0] === 'remindAfterHours')
    const errors: Record<string, string> = wrong
      ? { hours: 'Um número de 1 a 80' }
      : { templates: 'Cada modelo precisa de um nome e de um texto de até 2.000 letras' }
    return { errors }
  }),
  'lead-funnel': act(null, async ({ run, form, version }) => {
    const typed = (name: string) => String(form.get(name) ?? '')
    const funnel = funnelSettings.safeParse({
      chances: { new: typed('new'), talking: typed('talking'), proposal: typed('proposal') },
      lossReasons: readReasons(typed('reasons').slice(0, 2000)),
    })
    if (funnel.success) return run((tx) => saveFunnelSettings(tx, funnel.data, version))
    const errors: Record<string, string> = {}
    for (const { path, message } of funnel.error.issues)
      errors[path[0] === 'chances' ? String(path[1]) : 'reasons'] ??= message
    return { errors }
  }),
})
