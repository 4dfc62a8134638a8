import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean }>
}

/** The package an import names, if it names one. */
export function packageOf(specifier: string): string | undefined {
  if (/^[./#]/.test(specifier) || isBuiltin(specifier)) return undefined
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** What `npm ci --omit=dev` installs. */
export function runsWithoutDevelopment(name: string): boolean {
  const entry = packages[`node_modules/${name}`]
  return entry !== undefined && !entry.dev
}
