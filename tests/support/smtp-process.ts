import { openMailbox, putIntoMailbox, startSmtp } from './smtp.ts'

/** The SMTP server of the end-to-end tests: a process of its own, shared by all workers. */
await openMailbox()
const standIn = await startSmtp({
  port: Number(process.env.E2E_SMTP_PORT ?? 4313),
  onMail: putIntoMailbox,
})
process.on('SIGINT', () => void standIn.stop().then(() => process.exit(0)))
