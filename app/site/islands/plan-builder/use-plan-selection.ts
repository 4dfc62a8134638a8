import { useEffect, useRef, useState } from 'react'
import type { PlanCatalogue } from './catalogue.ts'
import { emptySelection, readSelection, type Selection, writeSelection } from './plan-selection.ts'

/** The selection, kept in the address. The page is rendered without one, so it is read after mount. */
export function usePlanSelection(catalogue: PlanCatalogue) {
  const [selection, setSelection] = useState(emptySelection)
  // Presses kept from before are made again in one go, without a render in between.
  const latest = useRef(selection)

  useEffect(() => {
    const read = () => {
      latest.current = readSelection(location.search, catalogue)
      setSelection(latest.current)
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [catalogue])

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
