import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { longestPassword, shortestPassword } from '#features/people/rules/credentials.ts'
import { passwordStrength } from '#features/people/rules/password-strength.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  hint?: React.ReactNode
  error?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at. The eye is there once it works. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const what = shown ? 'Ocultar senha' : 'Mostrar senha'
  return (
    <Field
      maxLength={longestPassword}
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        live && (
          <button
            type="button"
            className="password-eye"
            aria-label={what}
            title={what}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        )
      }
    />
  )
}

/** Why the server would refuse the password, '' if it would not, undefined while that is unknown. */
type Verdict = string | undefined

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
function useVerdict(shortest: number) {
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

const words = ['Use 6 caracteres ou mais', 'Fraca', 'Razoável', 'Boa', 'Forte'] as const
const advice = 'Uma frase curta que só você diria é mais forte que símbolos difíceis de lembrar.'

type PasswordStrengthProps = { password: string; verdict: Verdict }

/**
 * Part of the field's hint, so that it is read with the field; the bar only repeats the word.
 * Nothing better than weak is said of a password before the server has agreed to take it.
 */
function PasswordStrength({ password, verdict }: PasswordStrengthProps) {
  if (!password) return <>{advice}</>
  const measured = passwordStrength(password)
  if (measured > 1 && verdict === undefined) return <>{advice}</>
  const strength = verdict ? 1 : measured
  return (
    <span className="strength" data-strength={strength}>
      <span className="strength-bar" aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={step <= strength || undefined} />
        ))}
      </span>
      {strength === 0 ? words[0] : `Senha ${words[strength].toLowerCase()}`}
      {verdict && `. ${verdict}`}
    </span>
  )
}

type Props = { labels: { password: string; confirm: string }; errors: FieldErrors }

/** A new password, typed twice, with a word on how strong it is. */
export function NewPasswordFields({ labels, errors }: Props) {
  const [typed, setTyped] = useState('')
  const { verdict, judge } = useVerdict(shortestPassword)
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
        hint={<PasswordStrength password={typed} verdict={verdict} />}
        onChange={({ target }) => {
          setTyped(target.value)
          judge(target)
        }}
      />
      <PasswordField
        label={labels.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  )
}
