import { z } from 'zod'
import { type JobDefinition, patientRetries } from '#server/jobs/job.ts'

/** Carries the id of a row of `mails`, never the mail: jobs are kept longer than mails. */
export const sendMailJob: JobDefinition<{ mailId: string }> = {
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  concurrency: 2,
  options: patientRetries,
}
