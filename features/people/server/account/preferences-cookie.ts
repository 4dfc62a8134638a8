import {
  type Preferences,
  preferencesCookie,
  writePreferences,
} from '#features/people/rules/preferences.ts'
import { cookie } from '#server/http/cookies.ts'

const YEAR = 365 * 24 * 60 * 60

/** Readable by scripts: pre-rendered pages apply it before they are painted (app/site/browser/boot.ts). */
export function setPreferencesCookie(preferences: Preferences, secure: boolean): string {
  const value = writePreferences(preferences)
  return cookie(preferencesCookie, value, { maxAge: value ? YEAR : 0, secure })
}

/** On a shared computer the next person is somebody else. */
export const clearPreferencesCookie = (secure: boolean) =>
  cookie(preferencesCookie, '', { maxAge: 0, secure })
