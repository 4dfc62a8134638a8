import { type ComponentProps, useEffect, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { longestPassword } from '#features/people/rules/credentials.ts'

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
