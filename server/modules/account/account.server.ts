export { readPreferences } from './read-preferences.ts'
