import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { packageOf, runsWithoutDevelopment } from '#tests/support/packages.ts'

const image = readFileSync('Dockerfile', 'utf8')
const { imports, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
  scripts: Record<string, string>
}
const commands = Object.values(scripts).flatMap(
  (script) => /scripts\/command\.mjs (\S+)/.exec(script)?.[1] ?? [],
)

/** `#server/log.ts` as this project's package.json reads it. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return relative('.', resolve(dirname(from), specifier))
  const room = Object.keys(imports).find((name) => specifier.startsWith(name.slice(0, -1)))
  if (!room) return undefined
  return join(imports[room]?.slice(0, -1) ?? '', specifier.slice(room.length - 1))
}

/** What is imported as a type does not run. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(
    /(?:import|export) type [^;]*? from '[^']+'/g,
    '',
  )
  const matches = text.matchAll(/(?:from|import|import\()\s*'([^'\s]+)'/g)
  return [...matches].map(([, specifier = '']) => specifier)
}

/** Files that run when this one does. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const specifier of importsOf(file)) {
    const next = fileOf(specifier, file)
    if (next) reach(next, seen)
  }
  return seen
}

test('every command finds its sources and packages in the image', () => {
  const copied = [...image.matchAll(/COPY --from=build \/app\/(\S+)/g)].map(([, path]) => path)
  expect(commands.length).toBeGreaterThan(5)
  for (const command of commands) {
    const files = [...reach(`scripts/command/${command}.ts`)]
    expect(files.length, command).toBeGreaterThan(3)
    const absent = files.filter((file) => !copied.some((path) => file.startsWith(`${path}/`)))
    expect(absent, command).toEqual([])
    const packages = files.flatMap(importsOf).flatMap((specifier) => packageOf(specifier) ?? [])
    expect(
      packages.filter((name) => !runsWithoutDevelopment(name)),
      command,
    ).toEqual([])
  }
})

test('the image gets no package of the machine that makes it, nor its Node', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '.node']))
})
