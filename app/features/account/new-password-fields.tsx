import { useState } from 'react'
import type { FieldErrors } from '#contracts/form.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'

type Props = { labels: { password: string; confirm: string }; errors: FieldErrors }

/** A new password, typed twice, with a word on how strong it is. */
export function NewPasswordFields({ labels, errors }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
        hint={<PasswordStrength password={typed} />}
        onChange={(event) => setTyped(event.target.value)}
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
