import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { PlanCatalogue } from './catalogue.ts'
import { emptySelection, readSelection, type Selection, writeSelection } from './plan-selection.ts'

/**
 * The selection, kept in the address. The page is pre-rendered without one, so the address is read
 * after mount, and again whenever the router moved. It is written past the router: a navigation per
 * toggle would ask for the page's data again and touch the scroll position.
 */
export function usePlanSelection(catalogue: PlanCatalogue) {
  const [selection, setSelection] = useState(emptySelection)
  // Clicks kept from before hydration are replayed in one go, without a render in between.
  const latest = useRef(selection)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation.
  useEffect(() => {
    latest.current = readSelection(location.search, catalogue)
    setSelection(latest.current)
  }, [key, catalogue])

  function change(next: (previous: Selection) => Selection): Selection {
    latest.current = next(latest.current)
    setSelection(latest.current)
    const { pathname, search, hash } = location
    const query = writeSelection(latest.current, search)
    history.replaceState(history.state, '', `${pathname}${query}${hash}`)
    return latest.current
  }

  return { selection, change }
}
