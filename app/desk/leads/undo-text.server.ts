import type { LoaderFunctionArgs } from 'react-router'
import { stateName } from '#features/leads/rules/funnel.ts'
import { type BatchReport, batchOf } from '#features/leads/server/leads.server.ts'
import { formatCount, plural } from '#features/shared/rules/text.ts'

const subjectOf = ({ count, name }: Pick<BatchReport, 'count' | 'name'>) =>
  count === 1 && name ? name : formatCount(count, 'lead', 'leads')

function doneText(batch: BatchReport): string {
  const { kind, target, targetName, count, skipped } = batch
  const verb = plural(count, 'passou', 'passaram')
  const what =
    kind === 'state'
      ? `${verb} para ${stateName(target)}`
      : target
        ? `${verb} para ${targetName ?? 'outra pessoa'}`
        : `${plural(count, 'ficou', 'ficaram')} sem responsável`
  const sentence = count > 0 ? `${subjectOf(batch)} ${what}.` : 'Nenhum lead mudou.'
  if (skipped === 0) return sentence
  const others = formatCount(skipped, 'outro', 'outros')
  return `${sentence} ${others} ${plural(skipped, 'mudou', 'mudaram')} enquanto você olhava e ${plural(skipped, 'ficou', 'ficaram')} como ${plural(skipped, 'estava', 'estavam')}.`
}

function undoneText({ restored, unrestored }: BatchReport): string {
  const back = `${formatCount(restored, 'lead voltou', 'leads voltaram')} ao que ${plural(restored, 'era', 'eram')}`
  if (unrestored === 0) return `Desfeito: ${back}.`
  const left = `${formatCount(unrestored, 'lead mudou', 'leads mudaram')} depois e ${plural(unrestored, 'ficou', 'ficaram')} como ${plural(unrestored, 'está', 'estão')}`
  return restored === 0 ? `Não foi desfeito: ${left}.` : `Desfeito em parte: ${back}; ${left}.`
}

/** What the last press did, from ?feito= of the address. */
export async function undoView(args: LoaderFunctionArgs) {
  const id = args.url.searchParams.get('feito')
  const batch = id ? await batchOf(args, id) : null
  if (!batch) return null
  return {
    id: batch.id,
    text: batch.undone ? undoneText(batch) : doneText(batch),
    canUndo: !batch.undone && batch.open && batch.count > 0,
  }
}
