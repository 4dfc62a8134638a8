export { dailySummaryJob, saveSummaryHour, sendSummaries } from './daily-summary.ts'
export {
  groupNames,
  type TodayLine,
  todayOf,
  waitingCounts,
} from './desk.server.ts'
