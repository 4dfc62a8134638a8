import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { brand } from '#content/brand.ts'
import type { Env } from '#server/env/env.ts'
import type { DataFolder } from '#server/process/data-folder.ts'
import type { Mail } from './mail.ts'

export type Attachment = { filename: string; contentType: string; content: Buffer }

export type Outgoing = Mail & { id: string; createdAt: Date; attachments?: Attachment[] }

export type MailTransport = {
  /** Resolves with the destination once accepted. */
  deliver: (mail: Outgoing) => Promise<string>
  /** Folder for mails without an SMTP server. */
  folder: string
  close: () => void
}

/** A permanent refusal (5xx), so that retrying is pointless. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** Loggable part of a failure; the server's text quotes addresses. */
export function deliveryFailure(error: unknown): string {
  const { code, responseCode, command } = error as Record<string, unknown>
  return [code ?? (error as Error).name, responseCode, command]
    .filter(Boolean)
    .join(' ')
    .slice(0, 100)
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const autoHeaders = (kind: Mail['kind']) => ({
  'Auto-Submitted': kind === 'contact-visitor' ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
})

/** The Message-ID is stable across attempts. */
function toMessage(mail: Outgoing, from: string): SendMailOptions {
  return {
    from: { name: brand.name, address: from },
    // As objects, so that addresses are not parsed.
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo && { name: '', address: mail.replyTo },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    // A calendar part for mail programs, and the same as a file.
    icalEvent: mail.calendar && {
      method: mail.calendar.method,
      filename: 'convite.ics',
      content: mail.calendar.content,
    },
    attachments: mail.attachments,
    date: mail.createdAt,
    messageId: `<${mail.id}@${from.split('@')[1]}>`,
    // Answers are written by a person, so auto-replies are welcome.
    headers: mail.kind === 'lead-answer' ? {} : autoHeaders(mail.kind),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** SMTP with SMTP_URL, else files in the data folder. */
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
