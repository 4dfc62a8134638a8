import { leaveReference } from '#features/shared/ui/tracking/send-reference.ts'
import { copyButton } from './copy-button.ts'
import type { PlanBuilderProps } from './plan-builder.tsx'
import {
  emptySelection,
  readSelection,
  type ServiceKind,
  toggle,
  writeSelection,
} from './plan-selection.ts'
import { announcement } from './plan-texts.ts'
import { planLink, planView } from './show-plan.ts'

/** A card shows first that it is chosen; the sums follow that paint, and the address theirs. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/**
 * The plan builder without React, which takes longer to come and to start than all its sums. The
 * selection is part of the address.
 */
export function enliven(root: HTMLElement, props: PlanBuilderProps): void {
  const { catalogue, labels } = props
  const view = planView(root, props)
  const toggles = root.querySelectorAll<HTMLElement>('.plan-toggle')
  const status = root.querySelector('[role=status]') as Element
  let selection = emptySelection
  let isWaiting = false

  const kindOf = ({ dataset }: HTMLElement) => dataset.kind as ServiceKind
  const idOf = ({ dataset }: HTMLElement) => dataset.id as string
  const say = (text: string) => {
    status.textContent = text
  }

  function tick() {
    for (const card of toggles) {
      const chosen = selection[kindOf(card)].includes(idOf(card))
      card.setAttribute('aria-pressed', String(chosen))
    }
  }

  function change(next: typeof selection) {
    selection = next
    tick()
    say(announcement(selection, catalogue, labels))
    if (isWaiting) return
    isWaiting = true
    afterPaint(() => {
      isWaiting = false
      view.show(selection)
      afterPaint(writeAddress)
    })
  }

  function writeAddress() {
    const { pathname, search, hash } = location
    history.replaceState(history.state, '', pathname + writeSelection(selection, search) + hash)
  }

  function readAddress() {
    selection = readSelection(location.search, catalogue)
    tick()
    view.show(selection)
  }

  for (const card of toggles) {
    card.addEventListener('click', () =>
      change(toggle(selection, kindOf(card), idOf(card), catalogue)),
    )
  }
  // The button goes away with the summary, so focus goes back to where choosing starts.
  view.slot('clear').addEventListener('click', () => {
    change(emptySelection)
    root.querySelector<HTMLElement>('.plan-group > h3')?.focus()
  })
  view.slot('show').addEventListener('click', () => {
    view.summary.scrollIntoView()
    view.summary.focus({ preventScroll: true })
  })
  const ask = view.slot<HTMLAnchorElement>('ask')
  ask.addEventListener('click', () => leaveReference({ currentTarget: ask }, selection))
  copyButton(view.slot('copy'), labels.summary, () => planLink(selection), say)

  new IntersectionObserver((entries) => {
    view.bar.toggleAttribute('data-docked', entries.at(-1)?.isIntersecting)
  }).observe(view.summary)
  addEventListener('popstate', readAddress)
  readAddress()
}
