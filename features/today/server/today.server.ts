export { dailySummaryJob, sendSummaries } from './daily-summary.ts'
export {
  chooseSummaryHour,
  groupNames,
  type TodayLine,
  todayOf,
  waitingCounts,
} from './desk.server.ts'
