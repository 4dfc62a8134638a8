import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useBlocker } from 'react-router'

export type Stale = { author: string; texts: { label: string; mine: string; theirs: string }[] }
type Saved = {
  version: number
  drafted: boolean
  savedAt: string
  issues: { path: (string | number)[]; message: string; suggestion?: string }[]
  followed?: { path: (string | number)[]; text: string }[]
}

type State = 'idle' | 'saving' | 'saved' | 'offline' | 'failed'

const WAIT_MS = 1000

/** What was typed and is not saved yet, over which version; on this device. */
type Unsaved = { version: number; typed: [string, string][] }

const storageKey = (document: string) => `site:${document}`

/** The fields of a form as they were typed. */
const typedIn = (form: HTMLFormElement) =>
  [...new FormData(form)].filter(([name]) => name.startsWith('v:')) as [string, string][]

function keepUnsaved(document: string, form: HTMLFormElement, version: number) {
  const unsaved: Unsaved = { version, typed: typedIn(form) }
  localStorage.setItem(storageKey(document), JSON.stringify(unsaved))
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Boxes are ticked by what was sent of them; of others each takes its own value. */
function setControls(form: HTMLFormElement, name: string, values: string[]) {
  const controls = [...form.elements].filter((one) => (one as Control).name === name) as Control[]
  for (const control of controls.filter(({ type }) => type === 'checkbox')) {
    const box = control as HTMLInputElement
    box.checked = values.includes(box.value)
  }
  // A hidden field says what no box is ticked for, or is all there is of a picture.
  const isShown = ({ type }: Control) => type !== 'checkbox' && type !== 'hidden'
  const isAlone = controls.length === 1 && controls[0]?.type === 'hidden'
  const others = isAlone ? controls : controls.filter(isShown)
  for (const [at, control] of others.entries()) control.value = values[at] ?? control.value
}

/** Types what an earlier visit could not save. Returns its version, or nothing where all is there. */
function restoreUnsaved(document: string, form: HTMLFormElement): number | undefined {
  const { version, typed } = JSON.parse(
    localStorage.getItem(storageKey(document)) ?? '{}',
  ) as Partial<Unsaved>
  const before = JSON.stringify(typedIn(form))
  for (const name of new Set(typed?.map(([name]) => name))) {
    const values = typed?.flatMap(([other, value]) => (other === name ? [value] : [])) ?? []
    setControls(form, name, values)
  }
  const isChanged = JSON.stringify(typedIn(form)) !== before
  if (!isChanged) localStorage.removeItem(storageKey(document))
  return isChanged ? version : undefined
}

/** A field that is being typed, or a part of one, as of a picture. */
const isTyped = (field: string, typing: ReadonlySet<string>) =>
  [...typing].some((name) => field === name || field.startsWith(`${name.slice(0, -1)},`))

/**
 * Saves a form while somebody types. Without a network the text stays on this device and is sent
 * later; a colleague's newer text is shown instead of being overwritten.
 */
export function useAutosave(document: string, version: number, loaded: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null)
  const current = useRef(version)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const unsaved = useRef(0)
  const [state, setState] = useState<State>('idle')
  const [savedAt, setSavedAt] = useState('')
  const [saves, setSaves] = useState(0)
  const [savedVersion, setSavedVersion] = useState(version)
  const [drafted, setDrafted] = useState<boolean | null>(null)
  const [issues, setIssues] = useState<Record<string, string> | null>(null)
  // What is typed now may be right: its error waits for the answer.
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set())
  const [suggestions, setSuggestions] = useState<Record<string, string> | null>(null)
  const [stale, setStale] = useState<Stale | null>(null)
  const [resets, setResets] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is another form
  useEffect(() => {
    unsaved.current = 0
    setState('idle')
  }, [document])

  // Another document may have the same version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is another form
  useEffect(() => {
    current.current = version
    setSavedVersion(version)
    setIssues(null)
    setTyping(new Set())
    setSuggestions(null)
    setStale(null)
    setDrafted(null)
  }, [document, version])

  const send = useCallback(
    async (operation?: string, overwrite = false): Promise<boolean> => {
      const element = form.current
      if (!element) return false
      const count = unsaved.current
      const body = new FormData(element)
      body.set('version', String(current.current))
      if (operation) body.set('op', operation)
      if (overwrite) body.set('overwrite', 'yes')
      setState('saving')
      keepUnsaved(document, element, current.current)
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
      const focused = element.querySelector<HTMLInputElement>(':focus')?.name
      for (const { path, text } of saved.followed ?? []) {
        const name = `v:${JSON.stringify(path)}`
        if (name !== focused) setControls(element, name, [text])
      }
      current.current = saved.version
      setSavedVersion(saved.version)
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
      setSavedAt(saved.savedAt)
      setSaves((saves) => saves + 1)
      if (unsaved.current === count) {
        unsaved.current = 0
        setTyping(new Set())
        localStorage.removeItem(storageKey(document))
        setState('saved')
      }
      return true
    },
    [document],
  )

  /** One after another: each is over the version that the last one made. */
  const save = useCallback(
    (operation?: string, overwrite = false): Promise<boolean> => {
      clearTimeout(timer.current)
      const next = running.current.then(() => send(operation, overwrite))
      running.current = next
      return next
    },
    [send],
  )

  /** Forgets what was typed over an older version, also on this device. */
  const discard = useCallback(() => {
    clearTimeout(timer.current)
    unsaved.current = 0
    localStorage.removeItem(storageKey(document))
    setTyping(new Set())
    setStale(null)
    setState('idle')
    setResets((resets) => resets + 1)
  }, [document])

  useEffect(() => {
    const unsavedVersion = form.current && restoreUnsaved(document, form.current)
    if (typeof unsavedVersion !== 'number') return
    current.current = unsavedVersion
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

  // Whoever leaves before the text is saved takes it along: the next page shows what was typed.
  const leave = useBlocker(useCallback(() => unsaved.current > 0, []))
  useEffect(() => {
    if (leave.state === 'blocked') void save().finally(() => leave.proceed())
  }, [leave, save])

  const onInput = useCallback(
    (event?: FormEvent) => {
      const { name } = (event?.target ?? {}) as Partial<HTMLInputElement>
      if (name?.startsWith('v:')) setTyping((before) => new Set(before).add(name.slice(2)))
      unsaved.current += 1
      setState('saving')
      if (form.current) keepUnsaved(document, form.current, current.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), WAIT_MS)
    },
    [document, save],
  )

  const open = useMemo(
    () => Object.entries(issues ?? loaded).filter(([field]) => !isTyped(field, typing)),
    [issues, loaded, typing],
  )

  return {
    form,
    version: savedVersion,
    state,
    savedAt,
    saves,
    drafted,
    issues: Object.fromEntries(open),
    suggestions,
    stale,
    /** How often the form was emptied, which makes it a new one. */
    resets,
    save,
    discard,
    onInput,
  }
}
