import { useState } from 'react'
import { shortestPassword } from '#features/people/rules/credentials.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { useVerdict } from './use-verdict.ts'

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
