import { writeFileSync } from 'node:fs'
import { parseEnv } from '#server/env/env.ts'
import { groups, type Variable } from './variables.ts'

const defaults: Record<string, unknown> = parseEnv({})

function defaultOf(name: string, { otherwise }: Variable): string {
  return otherwise ?? `\`${String(defaults[name])}\``
}

/** docs/configuration.md: a table for each group. */
export function configurationPage(): string {
  const tables = groups.map(({ title, variables }) => {
    const rows = Object.entries(variables).map(
      ([name, variable]) => `| \`${name}\` | ${defaultOf(name, variable)} | ${variable.meaning} |`,
    )
    return [`## ${title}`, '', '| variable | default | meaning |', '|---|---|---|', ...rows].join(
      '\n',
    )
  })
  return `${[
    '# Configuration',
    'Everything has a default. `.env` overrides it, and the environment overrides `.env`; `.env.example` is a copy to start from. An invalid value stops the start with one message that says what to set.',
    'This page is written from `scripts/docs/variables.ts` and the schema in `server/env` by `npm run docs`.',
    ...tables,
  ].join('\n\n')}\n`
}

/** .env.example: every variable, switched off. */
export function envExample(): string {
  const plain = (text: string) => text.replaceAll('`', '')
  const parts = groups.map(({ title, variables }) => {
    const lines = Object.entries(variables)
      .filter(([name]) => name !== 'NODE_ENV')
      .map(([name, { meaning, example }]) => {
        const value = example ?? String(defaults[name])
        return [...wrap(plain(meaning)), `#${name}=${value}`].join('\n')
      })
    return [`# --- ${title} ---`, ...lines].join('\n')
  })
  const intro =
    '# Copy to .env and change what you need. Everything has a default, and a variable that is set in\n# the environment wins over this file.'
  return `${[intro, ...parts].join('\n\n')}\n`
}

function wrap(text: string, width = 98): string[] {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const last = lines.length - 1
    if (`${lines[last]} ${word}`.length > width) lines.push(`# ${word}`)
    else lines[last] = `${lines[last]} ${word}`
  }
  return lines
}

if (import.meta.main) {
  writeFileSync('docs/configuration.md', configurationPage())
  writeFileSync('.env.example', envExample())
  console.log('wrote docs/configuration.md and .env.example')
}
