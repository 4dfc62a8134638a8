import type { FieldErrors } from '#contracts/form.ts'
import type { Failure } from './failure-box.tsx'

export type SettingsIntent = 'profile' | 'password' | 'sessions' | 'erase'

/** What Configurações answers to a form that did not lead on. */
export type SettingsAnswer = {
  id: string
  intent: SettingsIntent
  errors?: FieldErrors
  failure?: Failure
  given: Record<string, string>
}

export type SettingsFormProps = { answer?: SettingsAnswer; busy: boolean }

export const settingsAddress = '/dashboard/settings'
