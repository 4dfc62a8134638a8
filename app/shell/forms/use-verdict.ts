import { useEffect, useRef, useState } from 'react'

/** Why the server would refuse the password, '' if it would not, undefined while that is unknown. */
export type Verdict = string | undefined

const fields = ['password', 'email', 'fullName', 'token']
const PAUSE_MS = 300

async function ask(form: HTMLFormElement, signal: AbortSignal): Promise<Verdict> {
  const given = new FormData(form)
  const body = new URLSearchParams()
  for (const name of fields) body.set(name, String(given.get(name) ?? ''))
  const answer = await fetch('/auth/password', { method: 'POST', body, signal })
  return answer.ok ? (await answer.json()).refused : undefined
}

/**
 * Asks the server about a new password whenever typing pauses. The list of common passwords is half
 * a megabyte and stays there; what is sent goes where the whole form goes a moment later.
 */
export function useVerdict(shortest: number) {
  const [verdict, setVerdict] = useState<Verdict>()
  const asking = useRef<AbortController>(undefined)
  const watched = useRef<HTMLFormElement>(null)
  useEffect(() => () => asking.current?.abort(), [])

  function judge(input: HTMLInputElement) {
    const { form, value } = input
    asking.current?.abort()
    setVerdict(undefined)
    if (!form || value.length < shortest) return
    if (form !== watched.current) {
      watched.current = form
      // A name typed later may be the very word the password is made of.
      form.addEventListener('input', ({ target }) => {
        if (target !== input && fields.includes((target as HTMLInputElement).name)) judge(input)
      })
    }
    const controller = new AbortController()
    const { signal } = controller
    asking.current = controller
    const timer = setTimeout(() => {
      ask(form, signal).then(
        (answer) => !signal.aborted && setVerdict(answer),
        // Unknown, as before: the form's own answer will tell.
        () => {},
      )
    }, PAUSE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  return { verdict, judge }
}
