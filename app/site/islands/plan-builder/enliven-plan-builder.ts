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

/** A card shows first that it is chosen; the sums follow that paint. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/** What nobody waits for comes once the sums are painted: a summary far below, and the address. */
const SETTLED_MS = 100

/**
 * The plan builder without React, which takes longer to come and to start than all its sums. The
 * selection is part of the address.
 */
export function enliven(root: HTMLElement, props: PlanBuilderProps): void {
  const { catalogue, labels } = props
  const view = planView(root, props)
  const toggles = root.querySelectorAll<HTMLElement>('.plan-toggle')
  const status = root.querySelector('[role=status]') as Element
  /** Where the summary stands beside the cards, in the place of the bar (plans.css). */
  const wide = matchMedia('(min-width: 64rem)')
  let selection = emptySelection
  let timer: ReturnType<typeof setTimeout> | undefined

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

  /** A press that came too early has shown its card as chosen already. */
  function change(next: typeof selection, isEarly = false) {
    selection = next
    tick()
    say(announcement(selection, catalogue, labels))
    if (isEarly) showSums()
    else afterPaint(showSums)
  }

  function showSums() {
    if (wide.matches) view.show(selection)
    else view.showBar(selection)
    clearTimeout(timer)
    timer = setTimeout(settle, SETTLED_MS)
  }

  /** A change of address has the browser judge every link of the page anew, so it waits for the paint. */
  function settle() {
    view.show(selection)
    afterPaint(writeAddress)
  }

  function writeAddress() {
    const { pathname, search, hash } = location
    history.replaceState(history.state, '', pathname + writeSelection(selection, search) + hash)
  }

  function readAddress() {
    clearTimeout(timer)
    selection = readSelection(location.search, catalogue)
    tick()
    view.show(selection)
  }

  for (const card of toggles) {
    card.addEventListener('click', ({ isTrusted }) =>
      change(toggle(selection, kindOf(card), idOf(card), catalogue), !isTrusted),
    )
  }
  // The button goes away with the summary, so focus goes back to where choosing starts.
  view.slot('clear').addEventListener('click', () => {
    change(emptySelection)
    root.querySelector<HTMLElement>('.plan-group > h3')?.focus()
  })
  view.slot('show').addEventListener('click', () => {
    view.show(selection)
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
