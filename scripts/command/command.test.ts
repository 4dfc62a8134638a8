import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { inTurn } from '#tests/support/runs.ts'

// Each command is a separate process that loads the whole server.
vi.setConfig({ testTimeout: 90_000 })

const run = promisify(execFile)

/** A separate checkout with this test's .env. */
const project = mkdtempSync(join(tmpdir(), 'alisio-commands-'))
for (const name of ['scripts', 'server', 'content', 'features', 'package.json']) {
  cpSync(name, join(project, name), { recursive: true })
}
symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'))
writeFileSync(
  join(project, '.env'),
  'DATABASE_URL=postgresql://ana:segredo@127.0.0.1:1/of-dot-env\n',
)
afterAll(() => rmSync(project, { recursive: true }))

/** With arguments that get each command as far as its database. */
const commands: Record<string, string[]> = {
  leads: [],
  agenda: [],
  content: ['--export', 'texts.json'],
  connections: ['--rotate-key'],
  staff: ['--invite', 'ana@example.com'],
  'import-campaigns': ['--client', 'ana@example.com', 'figures.csv'],
  backup: ['file.backup'],
  restore: ['file.backup'],
}

async function refusal(name: string, args: string[], more: Record<string, string> = {}) {
  const { DATABASE_URL: _, DATA_DIR: __, ...env } = process.env
  const options = { cwd: tmpdir(), env: { ...env, ...more } }
  const failure = await run(
    process.execPath,
    [join(project, 'scripts/command.mjs'), name, ...args],
    options,
  ).catch((error) => error)
  expect(failure.code).toBe(1)
  return failure.stderr as string
}

test('every command of package.json is tried here', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const lines: string[] = Object.values(scripts)
  const names = lines.flatMap((line) => line.match(/^node scripts\/command\.mjs (\S+)$/)?.[1] ?? [])
  expect(names.sort()).toEqual(Object.keys(commands).sort())
})

test.for(Object.entries(commands))(
  '%s reads .env, and says in one message what is wrong',
  async ([name, args]) => {
    const text = await refusal(name, args)
    expect(text).toContain('127.0.0.1:1/of-dot-env')
    expect(text).not.toContain('segredo')
    expect(text).not.toMatch(/^ +at /m)
  },
)

test('the environment overrides .env', async () => {
  const elsewhere = { DATABASE_URL: 'postgresql://127.0.0.1:1/of-the-environment' }
  expect(await refusal('leads', [], elsewhere)).toContain('/of-the-environment')
})

test('arguments that cannot be meant are answered with the usage', async () => {
  const wrong: [name: string, args: string[], usage: string][] = [
    ['leads', ['--csv'], 'npm run leads -- --csv FILE'],
    ['import-campaigns', ['figures.csv'], '--client EMAIL'],
    ['backup', [], 'npm run backup -- FILE'],
    ['restore', ['a', 'b'], 'npm run restore -- FILE'],
  ]
  for (const [name, args, usage] of inTurn(wrong, 1, 2))
    expect(await refusal(name, args)).toContain(usage)
})
