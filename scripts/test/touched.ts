import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'

/** More tests than these are no first look: then the order stays as if nothing had been changed. */
const FEW = 40

/** A hook of git names its own repository to what it starts. */
export const withoutGit = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
)

/** Paths below `root`. Without git, or outside of a repository, there are none. */
function git(root: string, ...args: string[]): string[] {
  try {
    const output = execFileSync('git', ['-C', root, ...args, '-z'], {
      encoding: 'utf8',
      env: withoutGit,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    })
    return output.split('\0').filter(Boolean)
  } catch {
    return []
  }
}

/** What differs from the last commit; where nothing does, what that commit changed. */
export function changedFiles(root: string): string[] {
  const uncommitted = [
    ...git(root, 'diff', '--name-only', '--relative', 'HEAD'),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ]
  if (uncommitted.length > 0) return uncommitted
  return git(root, 'show', '--first-parent', '--format=', '--name-only', '--relative', 'HEAD')
}

/** The feature, the screen, the family of pages or the part of the platform that a file belongs to. */
const area =
  /^(app\/(?:area|desk|site\/families|site)\/[^/]+|(?:features|server|scripts|app|content)\/[^/]+)\//
const areaOf = (file: string) => area.exec(file)?.[1]

/** `tests/e2e/desk/desk-agenda.spec.ts` names the agenda, wherever that is changed. */
const isNamedAfter = (story: string, name: string) =>
  story.replaceAll(/[/.]/g, '-').includes(`-${name}-`)

/**
 * The tests of what was changed: of its features, or, where these are many, of its folders, or else
 * the tests that were changed themselves. A story belongs to the feature or screen that its path names.
 */
export function touchedTests(tests: string[], changed: string[]): Set<string> {
  const areas = new Set(changed.map(areaOf).filter((found) => found !== undefined))
  const names = [...areas].map((found) => found.slice(found.lastIndexOf('/') + 1))
  const folders = new Set(changed.map(dirname))
  const isChanged = (test: string) => changed.includes(test)
  const isBeside = (test: string) => isChanged(test) || folders.has(dirname(test))
  const isOfArea = (test: string) =>
    isBeside(test) ||
    areas.has(areaOf(test) ?? '') ||
    (test.endsWith('.spec.ts') && names.some((name) => isNamedAfter(test, name)))
  const choices = [isOfArea, isBeside, isChanged].map((isTouched) => tests.filter(isTouched))
  return new Set(choices.find(({ length }) => length <= FEW))
}
