import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything a build depends on. Folders are read in full, generated ones left out. */
const SOURCES = [
  'app',
  'content',
  'features',
  'public',
  'scripts/adopt/left.ts',
  'scripts/assets',
  'scripts/build',
  'scripts/build.mjs',
  'scripts/content',
  'scripts/pictures',
  'server',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const GENERATED = ['app/generated', 'public/generated']

const IRRELEVANT = /\.test\.tsx?$|\/README\.md$/

/** Made of every page's words, so the server has it beside its bundle, like the content. */
export const DRAWN = 'app/generated/drawn.ts'

function listFiles(root, path, isLeftOut) {
  if (isLeftOut(path)) return []
  let entries
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true })
  } catch {
    return existsSync(join(root, path)) ? [path] : []
  }
  return entries.flatMap((entry) => {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) return listFiles(root, inner, isLeftOut)
    return isLeftOut(inner) ? [] : [inner]
  })
}

function hashFiles(root, files) {
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Of everything a build is made of, as it was checked out. */
export function hashSources(root) {
  const isLeftOut = (path) => GENERATED.includes(path) || IRRELEVANT.test(path)
  return hashFiles(
    root,
    SOURCES.flatMap((path) => listFiles(root, path, isLeftOut)),
  )
}

/** Words, values and pictures; types, schemas and the runtime of living values are code. */
const isValue = (file) => /^content\/(?!types(\/|$)|schemas(\/|$)|live\.ts$)./.test(file)

/** What no bundle holds: values, and the cards that a build draws beside the bundles. */
const isBeside = (path) => isValue(path) || path === DRAWN || path === 'public/generated/og'

/** Whether a bundle may hold this file, because `hashBundled` reads it. */
export const isBundled = (file) =>
  !isBeside(file) && SOURCES.some((source) => file === source || file.startsWith(`${source}/`))

function packagesIn(root, file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/** Packages that are not as locked. One that is missing is in no bundle: checks install theirs later. */
function installedOtherwise(root) {
  const locked = packagesIn(root, 'package-lock.json')
  const describe = (found) => `${found?.version} ${found?.integrity}`
  return Object.entries(packagesIn(root, 'node_modules/.package-lock.json'))
    .map(([path, found]) =>
      describe(found) === describe(locked[path]) ? '' : path + describe(found),
    )
    .join('')
}

/**
 * Of everything the bundles are made of. Generated files are: other pictures, fonts and colours have
 * other names in them. Tests are: Tailwind looks for classes in all of app/. `exported` tells what
 * may be imported from the content's modules.
 */
export function hashBundled(root, exported) {
  const files = SOURCES.flatMap((path) => listFiles(root, path, isBeside))
  return createHash('sha256')
    .update(`${process.version} ${hashFiles(root, files)} ${installedOtherwise(root)} ${exported}`)
    .digest('hex')
}
