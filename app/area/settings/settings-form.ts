import type { FormAnswer } from '#app/shell/forms/form-answer.ts'

export type SettingsIntent =
  | 'profile'
  | 'password'
  | 'sessions'
  | 'erase'
  | 'choose-account'
  | 'leave-account'
  | 'end-connection'

export type SettingsAnswer = FormAnswer<SettingsIntent>

export type SettingsFormProps = { answer?: SettingsAnswer; busy: boolean }

export const settingsAddress = '/dashboard/settings'
