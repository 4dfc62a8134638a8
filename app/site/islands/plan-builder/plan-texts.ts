import type { PlanBuilderLabels } from '#content/types/plans-page.ts'
import { formatCentavos } from '#features/visits/rules/plan-price.ts'
import {
  chosenItems,
  isEmpty,
  type PlanCatalogue,
  type PlanItem,
  priceOf,
  type Selection,
} from './plan-selection.ts'

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name) => String(values[name] ?? slot))
}

/** What a screen reader says after a change: the totals, in one sentence each. */
export function announcement(
  selection: Selection,
  catalogue: PlanCatalogue,
  labels: PlanBuilderLabels,
): string {
  if (isEmpty(selection)) return labels.announce.empty
  const { percent, monthly, once } = priceOf(selection, catalogue)
  const discount = percent > 0 ? `, ${fill(labels.announce.discount, { percent })}` : ''
  const sentences = []
  if (selection.recurring.length > 0) {
    sentences.push(`${labels.summary.monthly} ${formatCentavos(monthly)}${discount}.`)
  }
  if (selection.oneOff.length > 0) {
    sentences.push(`${labels.summary.once} ${formatCentavos(once)}.`)
  }
  return sentences.join(' ')
}

/** The text of the proposal's chat: what was chosen, what it costs and where to see it again. */
export function proposalMessage(
  selection: Selection,
  catalogue: PlanCatalogue,
  labels: PlanBuilderLabels,
  link: string,
): string {
  const { message, summary } = labels
  const price = priceOf(selection, catalogue)
  const recurring = chosenItems(selection, 'recurring', catalogue)
  const oneOff = chosenItems(selection, 'oneOff', catalogue)
  const parts = [message.opening]
  if (recurring.length > 0) {
    parts.push(
      [
        message.recurring,
        ...recurring.map((item) => line(item, labels.perMonth)),
        `${summary.subtotal}: ${formatCentavos(price.subtotal)}`,
        `${fill(summary.discount, { percent: price.percent })}: ${formatCentavos(price.discount)}`,
        `${summary.monthly}: ${formatCentavos(price.monthly)}`,
      ].join('\n'),
    )
  }
  if (oneOff.length > 0) {
    parts.push(
      [
        message.oneOff,
        ...oneOff.map((item) => line(item, '')),
        `${summary.once}: ${formatCentavos(price.once)}`,
      ].join('\n'),
    )
  }
  return [...parts, `${message.link} ${link}`].join('\n\n')
}

function line(item: PlanItem, unit: string): string {
  return `• ${item.name}: ${formatCentavos(item.price ?? 0)}${unit}`
}
