import { defaultPreferences, type Preferences, preferenceClasses } from '#contracts/preferences.ts'

/** Puts them on the root element, where React leaves them alone. */
export function applyPreferences(preferences: Preferences | null) {
  const { fontSize, ...rest } = preferences ?? defaultPreferences
  const root = document.documentElement
  if (fontSize === 'medium') delete root.dataset.font
  else root.dataset.font = fontSize
  const worn = preferenceClasses({ fontSize, ...rest })
  for (const mark of ['high-contrast', 'reduce-motion'])
    root.classList.toggle(mark, worn.includes(mark))
}
