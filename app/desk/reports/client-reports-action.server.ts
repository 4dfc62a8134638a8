import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { cadenceForm } from '#features/reports/rules/report.ts'
import { begin, changeCadence } from '#features/reports/server/reports.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

const verbs: FormVerbs<'begin-report' | 'cadence'> = {
  'begin-report': (args, form) =>
    begin(args, idOf(args), {
      first: String(form.get('first') ?? ''),
      last: String(form.get('last') ?? ''),
    }),
  cadence: async (args, form) => {
    const { values, errors } = parseForm(cadenceForm, form)
    const back = `/agencia/clientes/${idOf(args)}/relatorios`
    return errors ?? changeCadence(args, idOf(args), values.cadence, back)
  },
}

export const clientReportsAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['first', 'last'])
