import { passwordStrength } from '#features/people/rules/password-strength.ts'
import type { Verdict } from './use-verdict.ts'

const words = ['Use 6 caracteres ou mais', 'Fraca', 'Razoável', 'Boa', 'Forte'] as const
const advice = 'Uma frase curta que só você diria é mais forte que símbolos difíceis de lembrar.'

type Props = { password: string; verdict: Verdict }

/**
 * Part of the field's hint, so that it is read with the field; the bar only repeats the word.
 * Nothing better than weak is said of a password before the server has agreed to take it.
 */
export function PasswordStrength({ password, verdict }: Props) {
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
