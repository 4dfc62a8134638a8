import { z } from 'zod'
import { retentionMonths } from '#content/legal/retention.ts'
import { isScriptAddress } from './third-parties.ts'

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)
}

function count(most: number, least = 1) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most)
}

const longestRetention = retentionMonths.contactMessages

/** Mail, and what becomes of a message sent by the contact form. */
export const mailVariables = {
  SMTP_URL: z.string().refine(isSmtpUrl).optional(),
  MAIL_FROM: z.email().optional(),
  LEADS_TO: z.email().optional(),
  LEADS_WEBHOOK_URL: z.string().refine(isScriptAddress).optional(),
  LEADS_WEBHOOK_SECRET: z.string().min(16).optional(),
  CONTACT_PER_ADDRESS_HOUR: count(1_000_000).default(20),
  CONTACT_PER_DAY: count(10_000_000).default(500),
  CONTACT_CONFIRMATION_HOURS: count(720).default(24),
  CONTACT_MIN_SECONDS: count(60, 0).default(2),
  CONTACT_RETENTION_MONTHS: count(longestRetention).default(longestRetention),
}

export const mailRemedies = {
  SMTP_URL:
    'Set it to smtps://user:password@mail.example.com:465 (or smtp://), or leave it out to write mails to files.',
  MAIL_FROM: 'Set it to an address on the agency’s own domain, or leave it out to use the brand’s.',
  LEADS_TO: 'Set it to the address that reads new messages, or leave it out to use the brand’s.',
  LEADS_WEBHOOK_URL: 'Set it to an https address (http on this machine only), or leave it out.',
  LEADS_WEBHOOK_SECRET:
    'Set it to at least 16 characters, or leave it out: npm run leads -- --webhook-secret shows one.',
  CONTACT_PER_ADDRESS_HOUR: 'Set it to a whole number from 1 to 1000000.',
  CONTACT_PER_DAY: 'Set it to a whole number from 1 to 10000000.',
  CONTACT_CONFIRMATION_HOURS: 'Set it to a whole number of hours from 1 to 720.',
  CONTACT_MIN_SECONDS: 'Set it to a whole number of seconds from 0 to 60.',
  CONTACT_RETENTION_MONTHS: `Set it to a whole number from 1 to ${longestRetention}, which the privacy policy promises; to keep messages longer, change content/legal/retention.ts.`,
}
