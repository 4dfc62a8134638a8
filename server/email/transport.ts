import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { brand } from '#content/brand.ts'
import type { DataFolder } from '#server/data-folder.ts'
import type { Env } from '#server/env.ts'
import type { Mail } from './mail.ts'

export type Attachment = { filename: string; contentType: string; content: Buffer }

export type Outgoing = Mail & { id: string; createdAt: Date; attachments?: Attachment[] }

export type MailTransport = {
  /** Resolves with where the mail went once the other side has taken it. */
  deliver: (mail: Outgoing) => Promise<string>
  /** Where mails are written when there is no SMTP server. */
  folder: string
  close: () => void
}

/**
 * Whether the other side refused this mail for good (an answer 5xx to its recipient or its text),
 * so that trying again would only annoy it.
 */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** What may be kept and logged of a failure. The other side's text quotes addresses. */
export function deliveryFailure(error: unknown): string {
  const { code, responseCode, command } = error as Record<string, unknown>
  return [code ?? (error as Error).name, responseCode, command]
    .filter(Boolean)
    .join(' ')
    .slice(0, 100)
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const automatic = (kind: Mail['kind']) => ({
  'Auto-Submitted': kind === 'contact-visitor' ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
})

/** The id is the same at every attempt, so that a mail delivered twice is recognised as one. */
function toMessage(mail: Outgoing, from: string): SendMailOptions {
  return {
    from: { name: brand.name, address: from },
    // As objects: nothing in an address is read as a list or as a name.
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo && { name: '', address: mail.replyTo },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    // A part beside the text, by which mail programs know an invitation, and the same as a file.
    icalEvent: mail.calendar && {
      method: mail.calendar.method,
      filename: 'convite.ics',
      content: mail.calendar.content,
    },
    attachments: mail.attachments,
    date: mail.createdAt,
    messageId: `<${mail.id}@${from.split('@')[1]}>`,
    // A person wrote an answer, and whoever is away may say so.
    headers: mail.kind === 'lead-answer' ? {} : automatic(mail.kind),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** SMTP where SMTP_URL names a server; else each mail becomes a file of the data folder. */
export function openMailTransport(
  env: Env,
  root: string,
  dataFolder?: Pick<DataFolder, 'writing'>,
): MailTransport {
  const from = env.MAIL_FROM ?? brand.email
  const folder = join(resolve(root, env.DATA_DIR), 'mail')
  if (env.SMTP_URL) {
    const smtp = createTransport({ url: env.SMTP_URL, pool: true, maxConnections: 2, ...timeouts })
    return {
      folder,
      deliver: async (mail) => {
        await smtp.sendMail(toMessage(mail, from))
        return 'smtp'
      },
      close: () => smtp.close(),
    }
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    folder,
    deliver: async (mail) => {
      const { message } = await writer.sendMail(toMessage(mail, from))
      const file = join(folder, `${mail.id}.eml`)
      const write = async () => {
        await mkdir(folder, { recursive: true })
        await chmod(folder, 0o700)
        await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
        await rename(`${file}.part`, file)
      }
      await (dataFolder ? dataFolder.writing(write) : write())
      return file
    },
    close: () => writer.close(),
  }
}
