import { defaultPreferences, type Preferences, preferenceClasses } from '#contracts/preferences.ts'

let applied: Preferences | null = null

/** What holds in this tab, saved or not; null until something was applied. */
export const appliedPreferences = () => applied

/** Puts them on the root element, where React leaves them alone. Null is for a visitor. */
export function applyPreferences(preferences: Preferences | null) {
  applied = preferences
  const wanted = preferences ?? defaultPreferences
  const root = document.documentElement
  if (wanted.fontSize === 'medium') delete root.dataset.font
  else root.dataset.font = wanted.fontSize
  const worn = preferenceClasses(wanted)
  for (const mark of ['high-contrast', 'reduce-motion'])
    root.classList.toggle(mark, worn.includes(mark))
}
