import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterPaint } from '../../ui/after-paint.ts'

const parameter = 'aba'

/**
 * The open tab stands in the address as ?aba=…, the first one without it. The page is pre-rendered
 * without a query, so the address is read after mount.
 */
export function useTabAddress<Id extends string>(ids: readonly Id[]) {
  const location = useLocation()
  const navigate = useNavigate()
  const first = ids[0] as Id
  const [open, setOpen] = useState(first)
  const chosen = useRef<Id>(undefined)
  const callOff = useRef(() => {})

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(parameter)
    const found = ids.find((id) => id === asked) ?? first
    // The address of a tab that was left again comes late, and is old.
    if (chosen.current && chosen.current !== found) return
    chosen.current = undefined
    setOpen(found)
  }, [location, ids, first])

  function change(id: Id) {
    setOpen(id)
    chosen.current = id
    callOff.current()
    callOff.current = afterPaint(() => keep(id))
  }

  function keep(id: Id) {
    const { pathname, search, hash } = window.location
    const query = new URLSearchParams(search)
    if (id === first) query.delete(parameter)
    else query.set(parameter, id)
    // A tab that was followed as a link before scripts ran has put its panel into the address.
    const replace = hash.startsWith('#panel-')
    navigate({ pathname, search: query.toString() }, { replace, preventScrollReset: true })
  }

  return [open, change] as const
}
