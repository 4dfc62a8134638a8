import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'

export type Stale = { author: string; texts: { label: string; mine: string; theirs: string }[] }
type Saved = {
  version: number
  drafted: boolean
  issues: { path: (string | number)[]; message: string; suggestion?: string }[]
}

type State = 'idle' | 'saving' | 'saved' | 'offline' | 'failed'

const WAIT_MS = 1000

const storageKey = (document: string) => `site:${document}`

/** The fields of a form as they were typed. */
const typedIn = (form: HTMLFormElement) =>
  [...new FormData(form)].filter(([name]) => name.startsWith('v:')) as [string, string][]

/**
 * Saves a form while somebody types. Without a network the text stays on this device and is sent
 * later; a colleague's newer text is shown instead of being overwritten.
 */
export function useAutosave(document: string, version: number) {
  const form = useRef<HTMLFormElement>(null)
  const current = useRef(version)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<State>('idle')
  const [savedAt, setSavedAt] = useState('')
  const [saves, setSaves] = useState(0)
  const [drafted, setDrafted] = useState<boolean | null>(null)
  const [issues, setIssues] = useState<Record<string, string> | null>(null)
  const [suggestions, setSuggestions] = useState<Record<string, string> | null>(null)
  const [stale, setStale] = useState<Stale | null>(null)

  useEffect(() => {
    current.current = version
    setIssues(null)
    setSuggestions(null)
    setStale(null)
    setDrafted(null)
  }, [version])

  const save = useCallback(
    async (operation?: string, overwrite = false): Promise<boolean> => {
      const element = form.current
      if (!element) return false
      clearTimeout(timer.current)
      const body = new FormData(element)
      body.set('version', String(current.current))
      if (operation) body.set('op', operation)
      if (overwrite) body.set('overwrite', 'yes')
      setState('saving')
      localStorage.setItem(storageKey(document), JSON.stringify(typedIn(element)))
      let answer: Response
      try {
        answer = await fetch('/agencia/site/salvar', { method: 'POST', body })
      } catch {
        setState('offline')
        return false
      }
      if (!answer.ok) {
        setState(answer.status >= 500 ? 'offline' : 'failed')
        return false
      }
      const saved = (await answer.json()) as Saved | { stale: Stale }
      if ('stale' in saved) {
        setStale(saved.stale)
        setState('failed')
        return false
      }
      localStorage.removeItem(storageKey(document))
      current.current = saved.version
      setStale(null)
      setDrafted(saved.drafted)
      setIssues(
        Object.fromEntries(saved.issues.map((one) => [JSON.stringify(one.path), one.message])),
      )
      setSuggestions(
        Object.fromEntries(
          saved.issues.flatMap(({ path, suggestion }) =>
            suggestion ? [[JSON.stringify(path), suggestion]] : [],
          ),
        ),
      )
      setSavedAt(new Date().toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' }))
      setState('saved')
      setSaves((count) => count + 1)
      return true
    },
    [document],
  )

  // What an earlier visit could not send.
  useEffect(() => {
    const kept = localStorage.getItem(storageKey(document))
    if (!kept || !form.current) return
    for (const [name, value] of JSON.parse(kept) as [string, string][]) {
      const control = form.current.elements.namedItem(name)
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        control.value = value
      }
    }
    void save()
  }, [document, save])

  useEffect(() => {
    const onOnline = () => void save()
    window.addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('online', onOnline)
    }
  }, [save])

  const onInput = useCallback(
    (_event: FormEvent) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), WAIT_MS)
    },
    [save],
  )

  return { form, state, savedAt, saves, drafted, issues, suggestions, stale, save, onInput }
}
