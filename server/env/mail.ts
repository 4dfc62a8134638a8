import { z } from 'zod'

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)
}

export const mailVariables = {
  SMTP_URL: z.string().refine(isSmtpUrl).optional(),
  MAIL_FROM: z.email().optional(),
}

export const mailRemedies = {
  SMTP_URL:
    'Set it to smtps://user:password@mail.example.com:465 (or smtp://), or leave it out to write mails to files.',
  MAIL_FROM: 'Set it to an address on the agency’s own domain, or leave it out to use the brand’s.',
}
