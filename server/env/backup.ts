import { z } from 'zod'

function count(most: number) {
  return z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((number) => number <= most)
}

/** Nights; content/legal/privacy.md says so. */
const longestKept = 90

/** Of the embedded database; a PostgreSQL of one's own is backed up by whoever runs it. */
export const backupVariables = {
  BACKUP_KEEP: count(longestKept).default(7),
  BACKUP_HOUR: count(23).default(3),
}

export const backupRemedies = {
  BACKUP_KEEP: `Set it to how many nightly backups are kept, from 0 (none are made) to ${longestKept}, after which the privacy policy promises that backups are overwritten.`,
  BACKUP_HOUR: 'Set it to the hour of the agency’s day from 0 to 23.',
}
