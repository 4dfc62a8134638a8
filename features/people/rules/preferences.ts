export const fontSizes = ['small', 'medium', 'large'] as const

export type FontSize = (typeof fontSizes)[number]
export type Preferences = { fontSize: FontSize; highContrast: boolean; reducedMotion: boolean }

export const defaultPreferences: Preferences = {
  fontSize: 'medium',
  highContrast: false,
  reducedMotion: false,
}

export const preferencesCookie = 'preferencias'
const marks = { highContrast: 'high-contrast', reducedMotion: 'reduce-motion' } as const

/** The classes the root element wears. */
export function preferenceClasses(preferences: Preferences): string[] {
  return Object.entries(marks)
    .filter(([field]) => preferences[field as keyof typeof marks])
    .map(([, mark]) => mark)
}

/** As boot.ts reads it: the size, then each class of the root element. Empty for the defaults. */
export function writePreferences(preferences: Preferences): string {
  const classes = preferenceClasses(preferences)
  if (preferences.fontSize === 'medium' && classes.length === 0) return ''
  return [preferences.fontSize, ...classes].join('.')
}

export function readPreferences(value: string | undefined): Preferences {
  const [size, ...classes] = (value ?? '').split('.')
  return {
    fontSize: fontSizes.find((option) => option === size) ?? 'medium',
    highContrast: classes.includes(marks.highContrast),
    reducedMotion: classes.includes(marks.reducedMotion),
  }
}
