import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const folder = join(resolve(process.env.E2E_DATA ?? '.data/e2e'), 'mail')

async function mailsTo(recipient: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails.filter((mail) => mail.to?.some(({ address }) => address === recipient))
}

/** The mail with this subject, once the queue has handed it over. */
export async function mailTo(recipient: string, subject: string): Promise<Email> {
  let mail: Email | undefined
  await expect
    .poll(
      async () => {
        mail = (await mailsTo(recipient)).find((candidate) => candidate.subject === subject)
        return Boolean(mail)
      },
      { message: `a mail to ${recipient}: ${subject}`, timeout: 20_000 },
    )
    .toBe(true)
  return mail as Email
}
