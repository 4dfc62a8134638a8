import type { ActionFunctionArgs } from 'react-router'
import { parseForm } from '#contracts/form.ts'
import { cadenceForm } from '#contracts/report.ts'
import { begin, changeCadence } from '#server/modules/reports/reports.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

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
