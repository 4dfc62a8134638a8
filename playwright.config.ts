import { defineConfig } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { serverArgs } from './scripts/start/server-args.mjs'
import { settingsFor } from './tests/stand-ins/platforms.ts'
import { configured, dataFolder } from './tests/support/pages/sites.ts'

const port = process.env.E2E_PORT ?? '4310'
const standIn = `http://127.0.0.1:${process.env.E2E_STAND_IN_PORT ?? '4312'}`
const smtpPort = process.env.E2E_SMTP_PORT ?? '4313'
const chatPort = process.env.E2E_CHAT_PORT ?? '4314'
const platformsPort = process.env.E2E_PLATFORMS_PORT ?? '4315'
const baseURL = `http://127.0.0.1:${port}`

const servers = [
  app(port, { CONTACT_MIN_SECONDS: '0' }),
  // Has data of its own, so that neither does the other's jobs.
  app(configured.port, {
    DATA_DIR: configured.dataFolder,
    META_PIXEL_ID: '100000000000001',
    META_PIXEL_SCRIPT_URL: `${standIn}/fbevents.js`,
    GA_MEASUREMENT_ID: 'G-TEST0000',
    GA_SCRIPT_URL: `${standIn}/gtag.js`,
    SCHEDULING_WIDGET_URL: `${standIn}/widget.js`,
    CHAT_API_URL: `http://127.0.0.1:${chatPort}/v1`,
    CHAT_MODEL: 'stand-in',
    CHAT_FIRST_BYTE_MS: '1500',
    CHAT_IDLE_MS: '1500',
    STAFF_TWO_FACTOR: 'required',
    CLIENT_CONNECTIONS: 'on',
  }),
  standInAt(smtpPort, 'tests/support/smtp-process.ts'),
  standInAt(platformsPort, 'tests/stand-ins/platforms-process.ts'),
  standInAt(chatPort, 'tests/support/features/assistant/model-stand-in.ts'),
]

/** Stories in a real browser against the production build; scripts/test.mjs gives the rest. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // More than cores: stories wait for mails, jobs and each other's releases.
  workers: 3,
  // A second try is traced, and `npm test` names what needed it: recording every story's trace
  // would cost a third of the run.
  retries: 1,
  // Stories of many pages take most of a minute on a machine that does other work beside them.
  timeout: 60_000,
  // Machines that build beside it are slow to answer; what holds, holds at once elsewhere.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [
    ['./tests/support/pages/touched-first.ts'],
    ['line'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: brand.timeZone,
    trace: 'on-first-retry',
    // Endless drifting costs a machine without a graphics card more than the tests themselves;
    // stories about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM || undefined,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Letters as wide as on phones, not rounded to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
  metadata: { servers: servers.map(({ place }) => place) },
  globalSetup: './tests/support/pages/servers-answer.ts',
  webServer: servers.map(({ place, ...server }) => ({
    // By hand, whatever still runs is used again. For `npm test` all are started at once.
    ...(process.env.E2E_PORT ? {} : { ...place, reuseExistingServer: true }),
    // A SIGTERM would be announced to visitors for a second, by one server after the other.
    gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 } as const,
    ...server,
  })),
})

/** One of the small servers that stand in for others. */
function standInAt(listenOn: string, file: string) {
  const command = `"${process.execPath}" ${file} ${listenOn}`
  return { place: { port: Number(listenOn) }, command }
}

function app(listenOn: string, env: Record<string, string>) {
  return {
    command: `"${process.execPath}" ${serverArgs.join(' ')}`,
    place: { url: `http://127.0.0.1:${listenOn}/readyz` },
    env: {
      PORT: listenOn,
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      // All stories come from one address.
      CONTACT_PER_ADDRESS_HOUR: '100000',
      BOOKINGS_PER_ADDRESS_HOUR: '100000',
      BOOKINGS_PER_DAY: '100000',
      BOOKINGS_OPEN: '100000',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ...settingsFor(`http://127.0.0.1:${platformsPort}`),
      SIGN_UPS_PER_ADDRESS: '10000',
      SIGN_INS_PER_ADDRESS: '10000',
      RESETS_PER_ADDRESS: '10000',
      CHAT_PER_MINUTE: '10000',
      CHAT_PER_HOUR: '10000',
      CHAT_AT_ONCE: '100',
      ...env,
    },
  }
}
