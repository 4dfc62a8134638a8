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

/** A password field whose text can be revealed; the button needs scripts. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const what = visible ? 'Ocultar senha' : 'Mostrar senha'
  return (
    <Field
      maxLength={longestPassword}
      {...props}
      type={visible ? 'text' : 'password'}
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
            onClick={() => setVisible(!visible)}
          >
            <Icon name={visible ? 'eye-off' : 'eye'} />
          </button>
        )
      }
    />
  )
}

/** Why the server refuses the password; '' if accepted, undefined while unknown. */
type Verdict = string | undefined

const fields = ['password', 'email', 'fullName', 'token']
const PAUSE_MS = 300

async function fetchVerdict(form: HTMLFormElement, signal: AbortSignal): Promise<Verdict> {
  const values = new FormData(form)
  const body = new URLSearchParams()
  for (const name of fields) body.set(name, String(values.get(name) ?? ''))
  const answer = await fetch('/auth/password', { method: 'POST', body, signal })
  return answer.ok ? (await answer.json()).refused : undefined
}

/**
 * Checks a new password on the server whenever typing pauses, because the list of common passwords
 * is half a megabyte.
 */
function useVerdict(shortest: number) {
  const [verdict, setVerdict] = useState<Verdict>()
  const request = useRef<AbortController>(undefined)
  const watched = useRef<HTMLFormElement>(null)
  useEffect(() => () => request.current?.abort(), [])

  function judge(input: HTMLInputElement) {
    const { form, value } = input
    request.current?.abort()
    setVerdict(undefined)
    if (!form || value.length < shortest) return
    if (form !== watched.current) {
      watched.current = form
      // A name typed later may be part of the password.
      form.addEventListener('input', ({ target }) => {
        if (target !== input && fields.includes((target as HTMLInputElement).name)) judge(input)
      })
    }
    const controller = new AbortController()
    const { signal } = controller
    request.current = controller
    const timer = setTimeout(() => {
      fetchVerdict(form, signal).then(
        (answer) => !signal.aborted && setVerdict(answer),
        // The verdict stays unknown until the form is sent.
        () => {},
      )
    }, PAUSE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  return { verdict, judge }
}

const strengthNames = ['Use 6 caracteres ou mais', 'Fraca', 'Razoável', 'Boa', 'Forte'] as const
const advice = 'Uma frase curta que só você diria é mais forte que símbolos difíceis de lembrar.'

type PasswordStrengthProps = { password: string; verdict: Verdict }

/**
 * Part of the field's hint, so that screen readers announce it; the bar repeats the text. A password
 * counts as weak until the server accepts it.
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
      {strength === 0 ? strengthNames[0] : `Senha ${strengthNames[strength].toLowerCase()}`}
      {verdict && `. ${verdict}`}
    </span>
  )
}

type Props = { labels: { password: string; confirm: string }; errors: FieldErrors }

/** A new password, its repetition and its strength. */
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
