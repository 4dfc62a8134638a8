import {
  defaultPreferences,
  type Preferences,
  preferenceClasses,
  preferencesCookie,
  writePreferences,
} from '#features/people/rules/preferences.ts'

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
  leaveWord(writePreferences(wanted) !== '')
}

/** Whether public pages are to look for the cookie (app/site/browser/boot.ts). */
function leaveWord(isChosen: boolean) {
  try {
    if (isChosen) localStorage.setItem(preferencesCookie, 'true')
    else localStorage.removeItem(preferencesCookie)
  } catch {
    // Where nothing can be stored there is no cookie either.
  }
}
