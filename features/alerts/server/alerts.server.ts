export { saveThresholds, thresholdsOf, thresholdsVersion } from './alert-settings.ts'
export { alertsOfClient, listAlertItems, markSeen, type OpenAlert } from './list-alerts.ts'
export { watchClient, watchFigures, watchFiguresJob } from './watch-figures.ts'
