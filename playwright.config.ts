import { defineConfig } from '@playwright/test'

const port = process.env.E2E_PORT ?? '4310'
const configuredPort = process.env.E2E_CONFIGURED_PORT ?? '4311'
const standIn = `http://127.0.0.1:${process.env.E2E_STAND_IN_PORT ?? '4312'}`
const baseURL = `http://127.0.0.1:${port}`

/** Stories in a real browser against the production build; scripts/test.mjs gives the rest. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: true,
  reporter: process.env.E2E_REPORT
    ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'line',
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Fortaleza',
    trace: 'retain-on-failure',
    // Endless drifting costs a machine without a graphics card more than the tests themselves;
    // stories about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM || undefined,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: [
    app(port, {}),
    // Shares the first one's database, and has the services of others configured.
    app(configuredPort, {
      META_PIXEL_ID: '100000000000001',
      META_PIXEL_SCRIPT_URL: `${standIn}/fbevents.js`,
      GA_MEASUREMENT_ID: 'G-TEST0000',
      GA_SCRIPT_URL: `${standIn}/gtag.js`,
      SCHEDULING_WIDGET_URL: `${standIn}/widget.js`,
    }),
  ],
})

function app(listenOn: string, env: Record<string, string>) {
  return {
    command: `"${process.execPath}" build/server/main.js`,
    url: `http://127.0.0.1:${listenOn}/readyz`,
    timeout: 60_000,
    reuseExistingServer: !process.env.E2E_PORT,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
    env: {
      PORT: listenOn,
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA ?? '.data/e2e',
      LOG_LEVEL: 'warn',
      // Every story signs up from the same address.
      SIGN_UPS_PER_ADDRESS: '10000',
      SIGN_INS_PER_ADDRESS: '10000',
      RESETS_PER_ADDRESS: '10000',
      ...env,
    },
  }
}
