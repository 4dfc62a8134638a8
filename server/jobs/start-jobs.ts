import type { DataFolder } from '#server/data-folder.ts'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection.ts'
import { eraseOldMails, eraseOldMailsJob } from '#server/email/erase-old-mails.ts'
import { sendMail } from '#server/email/send-mail.ts'
import { sendMailJob } from '#server/email/send-mail-job.ts'
import type { MailTransport } from '#server/email/transport.ts'
import type { Env } from '#server/env.ts'
import { forgetOldLimits, forgetOldLimitsJob } from '#server/limits/forget-old-limits.ts'
import type { Logger } from '#server/log.ts'
import { remind, remindJob } from '#server/modules/agenda/remind.ts'
import { forgetEnded, forgetEndedJob } from '#server/modules/auth/forget-ended.ts'
import { backUpNightly, backUpNightlyJob } from '#server/modules/backup/back-up-nightly.ts'
import { publishFilesJob } from '#server/modules/builds/publish-files.ts'
import { keyRing } from '#server/modules/connections/secrets/key-ring.ts'
import { syncAccount } from '#server/modules/connections/sync-account.ts'
import { planSyncs, planSyncsJob, syncAccountJob } from '#server/modules/connections/sync-jobs.ts'
import {
  eraseOldMessages,
  eraseOldMessagesJob,
} from '#server/modules/contact/erase-old-messages.ts'
import { sendLead } from '#server/modules/contact/send-lead.ts'
import { sendLeadJob } from '#server/modules/contact/send-lead-job.ts'
import { forgetStagedImports, forgetStagedJob } from '#server/modules/imports/discard-import.ts'
import { mendImports, mendImportsJob } from '#server/modules/imports/mend-imports.ts'
import { dailySummaryJob, sendSummaries } from '#server/modules/leads/daily-summary.ts'
import { remindLeads, remindLeadsJob } from '#server/modules/leads/remind-leads.ts'
import { sendChange, sendChangeJob } from '#server/modules/leads/send-change.ts'
import { attachReport } from '#server/modules/reports/attach-report.ts'
import { draftReports, draftReportsJob } from '#server/modules/reports/draft-reports.ts'
import { eraseOldVisits, eraseOldVisitsJob } from '#server/modules/visits/erase-old-visits.ts'
import type { JobDefinition } from './job.ts'
import type { JobQueue } from './queue.ts'
import { reportDeadLetters, reportDeadLettersJob } from './report-dead-letters.ts'

export type JobDeps = {
  env: Env
  root: string
  log: Logger
  connection: Connection
  database: Database
  queue: JobQueue
  transport: MailTransport
  dataFolder: DataFolder
}

/** Every job of the product. */
export const allJobs: JobDefinition<object>[] = [
  sendMailJob,
  sendLeadJob,
  sendChangeJob,
  remindLeadsJob,
  dailySummaryJob,
  eraseOldMailsJob,
  eraseOldMessagesJob,
  eraseOldVisitsJob,
  forgetOldLimitsJob,
  reportDeadLettersJob,
  forgetEndedJob,
  publishFilesJob,
  remindJob,
  draftReportsJob,
  backUpNightlyJob,
  forgetStagedJob,
  mendImportsJob,
  planSyncsJob,
  syncAccountJob,
]

/** The list of pairs: from here on this process takes its share of the work. */
export async function startJobs(deps: JobDeps): Promise<void> {
  const { queue } = deps
  const mailDeps = { ...deps, attachReport: (id: string) => attachReport(deps.database, id) }
  await queue.work(sendMailJob, ({ mailId }, attempt) => sendMail(mailDeps, mailId, attempt))
  await queue.work(forgetOldLimitsJob, () => forgetOldLimits(deps.database))
  await queue.work(sendLeadJob, ({ messageId }, attempt) => sendLead(deps, messageId, attempt))
  await queue.work(sendChangeJob, ({ eventId }, attempt) => sendChange(deps, eventId, attempt))
  await queue.work(remindLeadsJob, () => remindLeads(deps))
  await queue.work(dailySummaryJob, () => sendSummaries(deps))
  await queue.work(eraseOldMailsJob, () => eraseOldMails(deps.database, deps.transport.folder))
  await queue.work(eraseOldMessagesJob, () => eraseOldMessages(deps))
  await queue.work(eraseOldVisitsJob, () => eraseOldVisits(deps.database))
  await queue.work(reportDeadLettersJob, () => reportDeadLetters(deps))
  await queue.work(forgetEndedJob, () => forgetEnded(deps.database))
  await queue.work(remindJob, () => remind(deps))
  await queue.work(draftReportsJob, ({ today }, { signal }) =>
    draftReports(deps, { today, signal }),
  )
  await queue.work(backUpNightlyJob, () => backUpNightly(deps))
  const keys = keyRing(deps.root, deps.env)
  await queue.work(planSyncsJob, async () => void (await planSyncs(deps)))
  await queue.work(syncAccountJob, ({ accountId, reason }, attempt) =>
    syncAccount({ ...deps, keys }, accountId, reason, attempt),
  )
  await queue.work(mendImportsJob, () => mendImports(deps))
  await queue.work(forgetStagedJob, () => forgetStagedImports(deps.database))
}
