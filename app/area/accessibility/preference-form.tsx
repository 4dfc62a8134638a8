import { type ReactNode, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { areaNotices } from '#app/shell/forms/area-copy.ts'
import { appliedPreferences, applyPreferences } from '#app/shell/frame/apply-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { type FontSize, fontSizes, type Preferences } from '#features/people/rules/preferences.ts'

const failure = {
  variant: 'destructive',
  title: 'Erro ao atualizar preferências',
  description: 'A mudança vale aqui, mas não foi salva. Tente de novo em alguns instantes.',
} as const

async function save(field: string, value: string): Promise<boolean> {
  const body = new URLSearchParams({ [field]: value })
  try {
    // A redirect means that the session ended, which is a failure.
    const request = { method: 'POST', body, redirect: 'manual' } as const
    return (await fetch('/dashboard/accessibility/save', request)).ok
  } catch {
    return false
  }
}

/**
 * A choice applies at once and is saved in the background; a failure shows a toast. Requests are
 * sent one after the other, so that the last choice wins.
 */
function usePreferences(stored: Preferences) {
  const [preferences, setPreferences] = useState(() => appliedPreferences() ?? stored)
  const line = useRef<Promise<void>>(Promise.resolve())

  function change<Name extends keyof Preferences>(name: Name, value: Preferences[Name]) {
    const next = { ...preferences, [name]: value }
    setPreferences(next)
    applyPreferences(next)
    line.current = line.current.then(async () => {
      const saved = await save(name, String(value))
      toast(saved ? areaNotices['preferences-saved'] : failure)
    })
  }

  return { preferences, change }
}

const sizes: Record<FontSize, { label: string; pixels: string }> = {
  small: { label: 'Pequena', pixels: '14 px' },
  medium: { label: 'Média', pixels: '16 px' },
  large: { label: 'Grande', pixels: '18 px' },
}

export function PreferenceForm({ stored }: { stored: Preferences }) {
  const { preferences, change } = usePreferences(stored)
  return (
    <Form method="post" action="/dashboard/accessibility" className="panels">
      <Card title="Tamanho da letra" icon="type" text="Vale para todos os textos do site.">
        <fieldset className="grid grid-cols-3 gap-3">
          <legend className="sr-only">Tamanho da letra</legend>
          {fontSizes.map((size) => (
            <label key={size} className="size-option" data-size={size}>
              <input
                type="radio"
                name="fontSize"
                value={size}
                checked={preferences.fontSize === size}
                onChange={() => change('fontSize', size)}
              />
              <span className="size-sample" aria-hidden>
                Aa
              </span>
              <span className="font-semibold">{sizes[size].label}</span>
              <span className="text-[0.95rem] text-muted">{sizes[size].pixels}</span>
            </label>
          ))}
        </fieldset>
      </Card>
      <Card title="Contraste e movimento" icon="contrast" text="Para ler melhor e sem distração.">
        <div className="grid">
          <Toggle
            name="highContrast"
            label="Alto contraste"
            hint="Cores mais fortes e bordas visíveis em todo o site."
            checked={preferences.highContrast}
            onChange={(checked) => change('highContrast', checked)}
          />
          <Toggle
            name="reducedMotion"
            label="Reduzir movimento"
            hint="Desliga animações e transições."
            checked={preferences.reducedMotion}
            onChange={(checked) => change('reducedMotion', checked)}
          />
        </div>
      </Card>
      <p className="without-scripts">
        <Button type="submit">Salvar preferências</Button>
      </p>
    </Form>
  )
}

type ToggleProps = {
  name: string
  label: string
  hint: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox with the role of a switch; the hidden field sends "off" in a plain form. */
function Toggle({ name, label, hint, checked, onChange }: ToggleProps) {
  const id = useId()
  return (
    <div className="toggle">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-[0.95rem] text-muted">
          {hint}
        </p>
      </div>
      <input type="hidden" name={name} value="false" />
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state; HTML forbids saying it twice
        role="switch"
        id={id}
        name={name}
        value="true"
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
