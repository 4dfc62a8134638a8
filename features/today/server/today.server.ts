export { dailySummaryJob, saveSummaryHour, sendSummaries } from './daily-summary.ts'
export {
  countTodayItems,
  groupNames,
  type TodayItem,
  todayOf,
} from './desk.server.ts'
