import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brand } from '#content/brand.ts'
import { palette } from '#content/palette.ts'
import type { Part } from '../support/part.ts'

const rooms = [
  'app',
  'bench',
  'content',
  'contracts',
  'docs',
  'public',
  'scripts',
  'server',
  'tests',
  ...readdirSync('.').filter((name) => /\.(json|ts|md)$/.test(name) || name === '.env.example'),
]

/** A copy of the project made another agency's. */
function adopted(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-'))
  for (const room of rooms) {
    if (!existsSync(room)) continue
    cpSync(room, path.join(root, room), {
      recursive: true,
      filter: (source) => !/(^|\/)generated(\/|$)/.test(source),
    })
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  return root
}

function run(root: string, ...args: string[]): { ok: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  })
  return { ok: status === 0, said: `${stdout}${stderr}` }
}

const { address } = brand
const words = [
  brand.name,
  brand.legalName,
  brand.assistant,
  brand.tagline,
  brand.privacyOfficer,
  address.city,
  address.stateName,
  address.street,
  new URL(brand.url).host,
  ...readdirSync('content/cases').map((name) => name.replace('.ts', '')),
  ...readdirSync('content/team').map((name) => name.replace('.ts', '')),
]
const colours = [...new Set(JSON.stringify(palette).match(/#[0-9a-f]{6}/g))].filter(
  (colour) => !/^#(..)\1\1$/.test(colour),
)

/** Words, colours and pictures of the sample in what the other agency would serve. */
function remains(root: string): string[] {
  const client = path.join(root, 'build/client')
  const before = new Map<string, string>()
  for (const folder of ['public/generated', 'app/generated/art', 'app/generated/screens']) {
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (/\.(avif|webp|png|svg|pdf|ico)$/.test(name)) {
        before.set(readFileSync(path.join(folder, name)).toString('base64'), name)
      }
    }
  }
  return readdirSync(client, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = path.join(client, name)
    if (/\.(avif|webp|png|pdf|ico)$/.test(name)) {
      const same = before.get(readFileSync(file).toString('base64'))
      return same ? [`${name} is the sample's ${same}`] : []
    }
    if (!/\.(html|css|js|svg|xml|txt|webmanifest|vcf)$/.test(name)) return []
    const text = readFileSync(file, 'utf8')
    return [
      ...words.filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text)),
      ...colours.filter((colour) => text.toLowerCase().includes(colour)),
    ].map((found) => `${name}: ${found}`)
  })
}

export const adopt: Part = {
  name: 'adopt',
  title: 'Another agency made of a file',
  slow: 'a second build and a whole test run',
  async run({ quick }) {
    const root = adopted()
    const lines: string[] = []
    const note = (what: string, { ok, said }: { ok: boolean; said: string }) => {
      lines.push(`- ${what}: ${ok ? 'yes' : `NO\n\n${said.slice(-1500)}`}`)
    }
    try {
      note(
        'adopted from tests/agencies/prumo.json',
        run(root, 'scripts/adopt/run.ts', 'tests/agencies/prumo.json'),
      )
      note('built', run(root, 'scripts/build.mjs'))
      note('keeps the budgets', run(root, 'scripts/budget.ts'))
      const left = remains(root)
      lines.push(
        `- words, colours and pictures of the sample left in what it serves: ${left.length}`,
      )
      lines.push(...left.slice(0, 40).map((one) => `  - ${one}`))
      if (!quick) note('passes npm test', run(root, 'scripts/test.mjs'))
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
    return lines.join('\n')
  },
}
