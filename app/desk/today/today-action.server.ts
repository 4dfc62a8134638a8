import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { summaryForm } from '#features/leads/rules/leads.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { chooseSummaryHour } from '#features/today/server/today.server.ts'

const verbs: FormVerbs<'summary-hour'> = {
  'summary-hour': async (args, form) => {
    const { values, errors } = parseForm(summaryForm, form)
    return errors ?? chooseSummaryHour(args, values.hour === '' ? null : values.hour)
  },
}

export const todayAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['hour'])
