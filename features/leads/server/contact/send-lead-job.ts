import { z } from 'zod'
import { type JobDefinition, patientRetries } from '#server/jobs/job.ts'

/** Tells the agency's CRM about a message. */
export const sendLeadJob: JobDefinition<{ messageId: string }> = {
  name: 'send-lead',
  payload: z.object({ messageId: z.uuid() }),
  options: patientRetries,
}
