import { data, type LoaderFunctionArgs } from 'react-router'
import { importOf, type Report, WAITING_DAYS } from '#features/figures/server/figures.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { importView, reportView } from './import-view.server.ts'

const underWay = { reading: 'Lendo o arquivo', saving: 'Gravando', undoing: 'Desfazendo' }

export async function importData(args: LoaderFunctionArgs) {
  const known = await importOf(args, args.params.id ?? '', args.params.importId ?? '')
  if (!known) throw data(null, 404)
  const { client, found } = known
  const { problem, ...report } = found.report
  const step = underWay[found.state as keyof typeof underWay]
  const ready = found.state === 'ready' && report.shown
  return {
    meta: deskMeta(`Importação de ${client.name}`),
    crumb: 'Importação',
    client,
    ...importView(found),
    problem: problem ?? null,
    step: step ? { text: step, percent: Math.round(found.progress * 100) } : null,
    report: ready ? reportView(report as Report) : null,
    waits: `O arquivo lido espera ${WAITING_DAYS} dias e some. O cliente só vê os números depois de confirmados, e dá para desfazer quando quiser.`,
  }
}
