import { defineConfig } from '@playwright/test'

const port = process.env.E2E_PORT ?? '4310'
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
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM || undefined,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: `"${process.execPath}" build/server/main.js`,
    url: `${baseURL}/readyz`,
    timeout: 60_000,
    reuseExistingServer: !process.env.E2E_PORT,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA ?? '.data/e2e',
      LOG_LEVEL: 'warn',
    },
  },
})
