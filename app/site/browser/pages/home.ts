import { watchFades } from '../fade-once.ts'
import { watchMetrics } from './live-metrics.ts'
import { watchPlaces } from './offer-places.ts'

/** What only the home has, in one file. */
export function start(): void {
  watchFades()
  watchMetrics()
  watchPlaces()
}
