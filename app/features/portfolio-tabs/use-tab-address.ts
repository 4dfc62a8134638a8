import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

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

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(parameter)
    setOpen(ids.find((id) => id === asked) ?? first)
  }, [location, ids, first])

  function change(id: Id) {
    setOpen(id)
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
