import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'

export type StoredMail = { subject: string; to: string; html: string; text: string }

/** Mails that a server without SMTP_URL wrote to files. */
async function readMails(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml'))
  return Promise.all(
    files.map(async (name) => {
      const { subject, to, html, text } = await PostalMime.parse(await readFile(join(folder, name)))
      const [recipient] = to ?? []
      return {
        subject: subject ?? '',
        to: recipient?.address ?? '',
        html: html ?? '',
        text: text ?? '',
      }
    }),
  )
}

type MailFilter = { to?: string; subject?: RegExp }

/** Jobs send them, so they take a moment. */
export async function waitForMail(
  folder: string,
  { to, subject }: MailFilter,
): Promise<StoredMail> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const mail = (await readMails(folder)).find(
      (each) => (!to || each.to === to) && (!subject || subject.test(each.subject)),
    )
    if (mail) return mail
    await sleep(100)
  }
  throw new Error(`no mail came to ${to ?? 'anybody'} (${subject ?? 'any subject'})`)
}

/** The address that a mail asks to open. */
export function linkOf({ text }: StoredMail): string {
  const link = text.match(/https?:\/\/\S+\/auth\?\S+/)?.[0]
  if (!link) throw new Error('the mail holds no link')
  return link
}
