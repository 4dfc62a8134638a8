import type { ActionFunctionArgs } from 'react-router'
import { parseForm } from '#contracts/form.ts'
import { summaryForm } from '#contracts/leads.ts'
import { chooseSummaryHour } from '#server/modules/today/today.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

const verbs: FormVerbs<'summary-hour'> = {
  'summary-hour': async (args, form) => {
    const { values, errors } = parseForm(summaryForm, form)
    return errors ?? chooseSummaryHour(args, values.hour === '' ? null : values.hour)
  },
}

export const todayAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['hour'])
