import { useRef, useState } from 'react'
import { appliedPreferences, applyPreferences } from '#app/shell/apply-preferences.ts'
import { toast } from '#app/ui/toast.ts'
import type { Preferences } from '#features/people/rules/preferences.ts'
import { notices } from '#features/shared/rules/notices.ts'

const failure = {
  variant: 'destructive',
  title: 'Erro ao atualizar preferências',
  description: 'A mudança vale aqui, mas não foi salva. Tente de novo em alguns instantes.',
} as const

async function save(field: string, value: string): Promise<boolean> {
  const body = new URLSearchParams({ [field]: value })
  try {
    // Whoever was signed out meanwhile is redirected, which is no success.
    const request = { method: 'POST', body, redirect: 'manual' } as const
    return (await fetch('/dashboard/accessibility/save', request)).ok
  } catch {
    return false
  }
}

/**
 * A choice holds at once and is saved by itself. When saving fails it stays, and a toast says so.
 * Changes are sent one after the other, so that the last one is the one kept.
 */
export function usePreferences(stored: Preferences) {
  const [preferences, setPreferences] = useState(() => appliedPreferences() ?? stored)
  const line = useRef<Promise<void>>(Promise.resolve())

  function change<Name extends keyof Preferences>(name: Name, value: Preferences[Name]) {
    const next = { ...preferences, [name]: value }
    setPreferences(next)
    applyPreferences(next)
    line.current = line.current.then(async () => {
      const saved = await save(name, String(value))
      toast(saved ? notices['preferences-saved'] : failure)
    })
  }

  return { preferences, change }
}
