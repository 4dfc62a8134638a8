import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    setupFiles: [
      'tests/support/production-react.ts',
      'tests/support/cheap-passwords.ts',
      'tests/support/database/prepared-statements.ts',
    ],
    // Collecting short-lived objects took an eighth of the workers' time: with more room it is done less often.
    execArgv: ['--max-semi-space-size=64'],
    include: [
      '{app,content,features,server,scripts}/**/*.test.ts?(x)',
      'tests/{content,desk,fuzz}/**/*.test.ts',
    ],
    globalSetup: [
      'tests/support/database/database-setup.ts',
      'tests/support/features/assistant/assistant-setup.ts',
    ],
    // A test that returns before it looked at anything has failed.
    expect: { requireAssertions: true },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // More than cores: many tests wait for a process or a database.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A worker for each of the files would cost a quarter of the run. So no file may leave anything
    // behind: a changed clock, a variable of the environment, a listener.
    isolate: false,
  },
})
