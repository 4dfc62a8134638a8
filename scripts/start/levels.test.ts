import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Notes what it was asked, and leaves behind what npm would, as far as the start looks at it. */
const fakeNpm = `
import fs from 'node:fs'
const { devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
const [action] = process.argv.slice(2)
fs.appendFileSync(process.env.ASKED, JSON.stringify({
  action, folder: process.cwd(), scripts: !process.argv.includes('--ignore-scripts'),
  withChecks: 'vitest' in devDependencies,
}) + '\\n')
if (action === 'ci') fs.rmSync('node_modules', { recursive: true, force: true })
fs.mkdirSync('node_modules', { recursive: true })
if (process.env.FAILS) process.exit(1)
`

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'a clone '))
  const kept = ['package.json', 'package-lock.json', '.npmrc', 'server/process/process-lock.mjs']
  for (const file of kept) cpSync(file, path.join(root, file), { recursive: true })
  cpSync('scripts/start', path.join(root, 'scripts/start'), {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  })
  writeFileSync(path.join(root, 'npm.js'), fakeNpm)
})
afterEach(() => rmSync(root, { recursive: true }))

/** What npm was asked for, to install for a start or for checks. */
function install(withChecks: boolean, env: Record<string, string> = {}) {
  const asked = path.join(root, 'asked')
  rmSync(asked, { force: true })
  const module = pathToFileURL(path.join(root, 'scripts/start/install.mjs')).href
  const code = `const { ensureDependencies } = await import('${module}')
    await ensureDependencies({ withChecks: ${withChecks} }).catch(() => {})`
  execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, npm_execpath: path.join(root, 'npm.js'), ASKED: asked, ...env },
  })
  if (!existsSync(asked)) return []
  const lines = readFileSync(asked, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { folder, ...rest } = JSON.parse(line)
    return { ...rest, folder: path.relative(root, folder) }
  })
}

const whole = { action: 'ci', folder: '', scripts: false, withChecks: true }
const forStart = { action: 'ci', folder: '.cache/install', scripts: false, withChecks: false }
const added = { action: 'install', folder: '', scripts: false, withChecks: true }

test('a start installs without the tools of checks, and a check adds them once', () => {
  expect(install(false)).toEqual([forStart])
  expect(install(false)).toEqual([])
  expect(install(true)).toEqual([added])
  expect(install(true)).toEqual([])
  expect(install(false)).toEqual([])
})

test('a check in a fresh clone installs everything at once', () => {
  expect(install(true)).toEqual([whole])
  expect(install(false)).toEqual([])
})

test('after other dependencies everything is installed', () => {
  install(false)
  writeFileSync(path.join(root, 'package.json'), `${readFileSync('package.json', 'utf8')}\n`)
  expect(install(false)).toEqual([whole])
})

test('what failed is tried again', () => {
  expect(install(false, { FAILS: '1' })).toEqual([forStart])
  expect(existsSync(path.join(root, 'node_modules'))).toBe(false)
  expect(install(false)).toEqual([forStart])
  install(true, { FAILS: '1' })
  expect(install(true)).toEqual([added])
})
