import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles, touchedTests, withoutGit } from './touched.ts'

const tests = [
  'features/leads/server/board.test.ts',
  'features/leads/rules/lead.test.ts',
  'features/agenda/server/book.test.ts',
  'app/desk/leads/list.test.ts',
  'tests/e2e/desk/leads.spec.ts',
  'tests/e2e/desk/desk-agenda.spec.ts',
  'tests/e2e/site/classic-home.spec.ts',
]
const touched = (...changed: string[]) => [...touchedTests(tests, changed)]

test('a change touches its feature’s tests and the stories that are named after it', () => {
  expect(touched('features/leads/server/merge.ts')).toEqual([
    'features/leads/server/board.test.ts',
    'features/leads/rules/lead.test.ts',
    'tests/e2e/desk/leads.spec.ts',
  ])
  expect(touched('app/desk/agenda/agenda.tsx')).toEqual(['tests/e2e/desk/desk-agenda.spec.ts'])
  expect(touched('app/site/families/classic-home/classic-home.tsx')).toEqual([
    'tests/e2e/site/classic-home.spec.ts',
  ])
  expect(touched('docs/architecture.md', 'package.json')).toEqual([])
})

test('where a feature has many tests those beside the change are touched, else those that changed', () => {
  const many = (folder: string) => Array.from({ length: 41 }, (_, at) => `${folder}/${at}.test.ts`)
  const figures = many('features/figures/server')
  const rule = 'features/figures/rules/sum.test.ts'
  expect([...touchedTests([...figures, rule], ['features/figures/rules/sum.ts'])]).toEqual([rule])
  const [first = ''] = figures
  expect([...touchedTests(figures, [first])]).toEqual([first])
  expect([...touchedTests(figures, figures)]).toEqual([])
})

function newFolder() {
  const root = mkdtempSync(join(tmpdir(), 'touched-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

function write(root: string, file: string, text = file) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

test('changed is what is not committed yet, or else what the last commit changed', () => {
  const root = newFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
      cwd: root,
      env: withoutGit,
      stdio: 'ignore',
    })
  const commit = () => {
    git('add', '.')
    git('commit', '-m', 'one more')
  }
  git('init')
  write(root, '.gitignore', 'build\n')
  write(root, 'server/log.ts')
  commit()
  write(root, 'site/preço baixo.ts')
  write(root, 'build/server.js')
  commit()
  expect(changedFiles(root)).toEqual(['site/preço baixo.ts'])
  write(root, 'server/log.ts', 'changed')
  write(root, 'server/new.ts')
  expect(changedFiles(root)).toEqual(['server/log.ts', 'server/new.ts'])
  expect(changedFiles(join(root, 'server'))).toEqual(['log.ts', 'new.ts'])
})

test('an exported archive has no changes', () => {
  expect(changedFiles(newFolder())).toEqual([])
  expect(changedFiles(join(tmpdir(), 'a folder that is not there'))).toEqual([])
})
