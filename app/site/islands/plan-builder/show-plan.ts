import { formatCentavos, nextTier } from '#features/visits/rules/plan-price.ts'
import type { PlanBuilderProps } from './plan-builder.tsx'
import { chosenItems, isEmpty, priceOf, type Selection, writeSelection } from './plan-selection.ts'
import { fill, proposalMessage } from './plan-texts.ts'

/** The address that shows this selection to anyone. */
export const planLink = (selection: Selection) =>
  `${location.origin}${location.pathname}${writeSelection(selection)}`

/** The bar and the summary: part of the page only while something is chosen. */
export function planView(root: HTMLElement, { catalogue, labels, whatsapp }: PlanBuilderProps) {
  const template = (name: string) =>
    root.querySelector(`template[data-plan=${name}]`) as HTMLTemplateElement
  const copyOf = (name: string) =>
    template(name).content.firstElementChild?.cloneNode(true) as HTMLElement
  const [bar, summary] = [copyOf('bar'), copyOf('summary')]
  const slot = <T extends HTMLElement = HTMLElement>(name: string) =>
    (summary.querySelector(`[data-plan=${name}]`) ?? bar.querySelector(`[data-plan=${name}]`)) as T
  const empty = root.querySelector('.plan-empty') as HTMLElement
  const write = (name: string, text: string) => {
    slot(name).textContent = text
  }
  const lines = slot('lines')
  const line = lines.firstElementChild as Element

  function listChosen(selection: Selection) {
    const items = [
      ...chosenItems(selection, 'recurring', catalogue).map((item) => ({
        name: item.name,
        price: `${item.priceLabel}${labels.perMonth}`,
      })),
      ...chosenItems(selection, 'oneOff', catalogue).map((item) => ({
        name: item.name,
        price: item.priceLabel,
      })),
    ]
    lines.replaceChildren(
      ...items.map(({ name, price }) => {
        const copy = line.cloneNode(true) as Element
        const [left, right] = copy.children as unknown as [Element, Element]
        left.textContent = name
        right.textContent = price
        return copy
      }),
    )
  }

  function sum(selection: Selection) {
    const price = priceOf(selection, catalogue)
    const { percent, discount } = price
    write('subtotal', formatCentavos(price.subtotal))
    write('percent', fill(labels.summary.discount, { percent }))
    write('discount', `${discount > 0 ? '− ' : ''}${formatCentavos(discount)}`)
    slot('discount').parentElement?.classList.toggle('text-brand', discount > 0)
    write('monthly', formatCentavos(price.monthly))
    write('once', formatCentavos(price.once))
  }

  function sumUp(selection: Selection) {
    const price = priceOf(selection, catalogue)
    const [first, second] = [
      price.subtotal > 0 && `${formatCentavos(price.monthly)}${labels.perMonth}`,
      price.once > 0 && `${formatCentavos(price.once)} ${labels.onceShort}`,
    ].filter((amount) => amount !== false)
    write('first', first ?? '')
    write('second', second ? `+ ${second}` : labels.summary.title)
  }

  function sayNext({ recurring }: Selection) {
    const next = nextTier(recurring.length, catalogue.tiers)
    const isOneAway = next?.services === recurring.length + 1
    slot('next').hidden = !isOneAway
    write('next', isOneAway ? fill(labels.summary.next, { percent: next.percent }) : '')
  }

  function showBar(selection: Selection) {
    if (isEmpty(selection)) return bar.remove()
    sumUp(selection)
    if (!bar.isConnected) template('bar').before(bar)
  }

  function show(selection: Selection) {
    showBar(selection)
    if (isEmpty(selection)) return summary.replaceWith(empty)
    listChosen(selection)
    sum(selection)
    sayNext(selection)
    const message = proposalMessage(selection, catalogue, labels, planLink(selection))
    slot<HTMLAnchorElement>('ask').href = `${whatsapp.bare}?text=${encodeURIComponent(message)}`
    empty.replaceWith(summary)
  }

  return { bar, summary, slot, show, showBar }
}
