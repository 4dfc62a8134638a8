import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { openScripts } from '#tests/support/scripts.ts'

// A process of commands loads the whole server.
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
  partitions: [],
  backup: ['file.backup'],
  restore: ['file.backup'],
}

const { DATABASE_URL: _, DATA_DIR: __, ...env } = process.env
const together = openScripts(project, env)
afterAll(() => together.close())

/** By the way of `npm run`, in a process of its own. */
async function launch(name: string, more: Record<string, string>) {
  const options = { cwd: tmpdir(), env: { ...env, ...more } }
  const failure = await run(
    process.execPath,
    [join(project, 'scripts/command.mjs'), name],
    options,
  ).catch((error) => error)
  expect(failure.code).toBe(1)
  return failure.stderr as string
}

async function refusal(name: string, args: string[]) {
  const { code, stdout, stderr } = await together.run(`scripts/command/${name}.ts`, args)
  expect(code).toBe(1)
  expect(stdout).toBe('')
  return stderr
}

function expectOneMessage(text: string, database = 'of-dot-env') {
  expect(text).toContain(`127.0.0.1:1/${database}`)
  expect(text).not.toContain('segredo')
  expect(text).not.toMatch(/^ +at /m)
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
    expectOneMessage(await refusal(name, args))
  },
)

test('so does one that npm run starts, where the environment overrides .env', async () => {
  const elsewhere = { DATABASE_URL: 'postgresql://127.0.0.1:1/of-the-environment' }
  expectOneMessage(await launch('leads', elsewhere), 'of-the-environment')
})

test('arguments that cannot be meant are answered with the usage', async () => {
  const wrong: [name: string, args: string[], usage: string][] = [
    ['leads', ['--csv'], 'npm run leads -- --csv FILE'],
    ['import-campaigns', ['figures.csv'], '--client EMAIL'],
    ['backup', [], 'npm run backup -- FILE'],
    ['partitions', ['--by-month', '--undo'], 'npm run partitions -- --undo'],
    ['restore', ['a', 'b'], 'npm run restore -- FILE'],
  ]
  for (const [name, args, usage] of wrong) expect(await refusal(name, args)).toContain(usage)
})
