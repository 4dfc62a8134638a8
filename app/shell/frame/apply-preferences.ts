import {
  defaultPreferences,
  type Preferences,
  preferenceClasses,
  preferencesCookie,
  writePreferences,
} from '#features/people/rules/preferences.ts'

let applied: Preferences | null = null

/** The preferences in effect in this tab, saved or not; null before the first call. */
export const appliedPreferences = () => applied

/** Sets them on the root element, outside React. Null resets to a visitor's defaults. */
export function applyPreferences(preferences: Preferences | null) {
  applied = preferences
  const chosen = preferences ?? defaultPreferences
  const root = document.documentElement
  if (chosen.fontSize === 'medium') delete root.dataset.font
  else root.dataset.font = chosen.fontSize
  const classes = preferenceClasses(chosen)
  // Who asks the system for more contrast gets what the setting gives.
  const wished = window.matchMedia('(prefers-contrast: more)').matches
  root.classList.toggle('high-contrast', wished || classes.includes('high-contrast'))
  root.classList.toggle('reduce-motion', classes.includes('reduce-motion'))
  rememberChoice(writePreferences(chosen) !== '')
}

/** Public pages read the cookie only with this mark (app/site/browser/boot.ts). */
function rememberChoice(isChosen: boolean) {
  try {
    if (isChosen) localStorage.setItem(preferencesCookie, 'true')
    else localStorage.removeItem(preferencesCookie)
  } catch {
    // Without storage there is no cookie either.
  }
}
