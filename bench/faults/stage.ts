import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/db/client.ts'
import type { Secrets } from '#server/db/embedded/cluster.ts'
import { applicationConnection } from '#server/db/embedded/sessions.ts'
import { createLogger } from '#server/log.ts'
import { type SmtpStandIn, startSmtp } from '#tests/support/smtp.ts'
import { AppProcess } from '../support/app-process.ts'
import { nextPort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/server.ts'

/** Limits per address would end every measurement: all visitors here come from one. */
const manyVisitors = {
  CONTACT_PER_ADDRESS_HOUR: '1000000',
  CONTACT_PER_DAY: '10000000',
  SIGN_INS_PER_ADDRESS: '9999999',
  SIGN_UPS_PER_ADDRESS: '9999999',
  RESETS_PER_ADDRESS: '9999999',
  CHAT_PER_MINUTE: '1000000',
  CHAT_PER_HOUR: '1000000',
  CHAT_PER_DAY: '1000000',
  CHAT_AT_ONCE: '1000000',
}

type AppOptions = {
  env?: Record<string, string>
  preload?: string
  group?: string
  args?: string[]
}

/**
 * Where one fault plays: a data folder, mail, and the processes it starts. Whatever was begun here
 * is undone at the end, also when the fault itself never came to an end.
 */
export class Stage {
  readonly folder = temporaryFolder()
  readonly dataDir = join(this.folder, 'data')
  /** How often each mail arrived, by the id in its Message-ID. */
  readonly arrived = new Map<string, number>()
  #undo: (() => unknown)[] = []
  /** The token of the last link mailed to an address. */
  readonly #tokens = new Map<string, string>()
  #smtp: SmtpStandIn | undefined
  #mailPort = 0
  #apps = 0
  #database: Database | undefined

  /** Later ones are undone first. */
  defer(undo: () => unknown): void {
    this.#undo.push(undo)
  }

  async close(): Promise<void> {
    for (const undo of this.#undo.splice(0).reverse()) {
      try {
        await undo()
      } catch (error) {
        console.error('  while clearing up:', error)
      }
    }
    this.#killPostgres()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  async startMail(): Promise<void> {
    this.#mailPort ||= await nextPort()
    this.#smtp = await startSmtp({
      port: this.#mailPort,
      onMail: ({ raw, to }) => {
        const token = raw.replaceAll('=\r\n', '').match(/token=(?:3D)?([\w-]+)/)?.[1]
        if (token && to[0]) this.#tokens.set(to[0], token)
        const id = raw.match(/^Message-ID: <([^@]+)@/m)?.[1] ?? ''
        this.arrived.set(id, (this.arrived.get(id) ?? 0) + 1)
      },
    })
    this.defer(() => this.stopMail())
  }

  async stopMail(): Promise<void> {
    await this.#smtp?.stop()
    this.#smtp = undefined
  }

  async mailedToken(address: string): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const token = this.#tokens.get(address)
      if (token) return token
      await sleep(200)
    }
    throw new Error('no mail with a link arrived')
  }

  /** Not started yet. With mail it sends there, else into files. */
  async app({ env = {}, preload, group, args }: AppOptions = {}): Promise<AppProcess> {
    this.#apps += 1
    const mail = this.#mailPort ? { SMTP_URL: `smtp://127.0.0.1:${this.#mailPort}` } : undefined
    const app = new AppProcess({
      port: await nextPort(),
      env: { DATA_DIR: this.dataDir, ...mail, ...manyVisitors, ...env },
      logFile: join(this.folder, `app-${this.#apps}.log`),
      preload,
      group,
      args,
    })
    this.defer(async () => {
      if (process.env.BENCH_KEEP_LOGS) console.error(readFileSync(app.logFile, 'utf8').slice(-4000))
      await app.end('SIGTERM')
    })
    return app
  }

  async startApp(options: AppOptions = {}): Promise<AppProcess> {
    const app = await this.app(options)
    await app.start()
    return app
  }

  /** The app's database, without a claim on it: bringing it back is the app's own affair. */
  database(): Database {
    if (this.#database) return this.#database
    const { port, secrets } = this.#server()
    this.#database = openDatabase(applicationConnection(port, secrets), createLogger('silent'))
    this.defer(() => this.#database?.close())
    return this.#database
  }

  superuser() {
    const { port, secrets } = this.#server()
    const { superuser: password } = secrets
    return { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' }
  }

  #server(): { port: number; secrets: Secrets } {
    const home = join(this.dataDir, 'postgres')
    const secrets = JSON.parse(readFileSync(join(home, 'passwords.json'), 'utf8'))
    const settings = readFileSync(join(home, 'cluster', 'alisio.conf'), 'utf8')
    return { port: Number(/^port = (\d+)$/m.exec(settings)?.[1]), secrets }
  }

  postmasterPid(): number {
    const file = join(this.dataDir, 'postgres', 'cluster', 'postmaster.pid')
    return Number.parseInt(readFileSync(file, 'utf8'), 10)
  }

  isPostgresRunning(): boolean {
    try {
      const command = readFileSync(`/proc/${this.postmasterPid()}/cmdline`, 'utf8')
      return command.includes(this.dataDir)
    } catch {
      return false
    }
  }

  /** What an app that was killed left behind. */
  #killPostgres(): void {
    if (this.isPostgresRunning()) process.kill(this.postmasterPid(), 'SIGQUIT')
  }
}
