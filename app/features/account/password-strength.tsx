import { passwordStrength } from '#contracts/password-strength.ts'

const words = ['Use 6 caracteres ou mais', 'Fraca', 'Razoável', 'Boa', 'Forte'] as const
const advice = 'Uma frase curta que só você diria é mais forte que símbolos difíceis de lembrar.'

/** Part of the field's hint, so that it is read with the field; the bar only repeats the word. */
export function PasswordStrength({ password }: { password: string }) {
  if (!password) return <>{advice}</>
  const strength = passwordStrength(password)
  return (
    <span className="strength" data-strength={strength}>
      <span className="strength-bar" aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={step <= strength || undefined} />
        ))}
      </span>
      {strength === 0 ? words[0] : `Senha ${words[strength].toLowerCase()}`}
    </span>
  )
}
