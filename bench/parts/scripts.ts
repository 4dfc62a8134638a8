import { existsSync } from 'node:fs'
import { CannotRun, type Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'

/** A measurement that is a script of its own and prints its section. */
function script(name: string, title: string, slow?: string, lacks = () => ''): Part {
  return {
    name,
    title,
    slow,
    async run() {
      const file = `bench/${name}.ts`
      if (lacks()) throw new CannotRun(lacks())
      if (!existsSync(file)) throw new CannotRun(`\`${file}\` is not in this checkout`)
      const { code, stdout, stderr } = await runCommand(process.execPath, [file])
      if (code !== 0)
        throw new Error(`${file} ended with ${code}: ${(stderr || stdout).slice(-800)}`)
      return `\`node ${file}\`\n\n${stdout.trim()}`
    },
  }
}

const previous = () =>
  process.env.BENCH_PREVIOUS ? '' : 'BENCH_PREVIOUS names no folder with that release'

export const scripts: Part[] = [
  script('dashboard-scale', 'The client area with millions of rows', 'fills 10 million rows'),
  script(
    'overview-against',
    'The overview beside the previous release',
    'needs that release, built, and fills 10 million rows',
    previous,
  ),
  script(
    'figures-scale',
    'Figures beside an earlier release',
    'needs that release, built, and fills 20 million rows',
    previous,
  ),
  script(
    'first-looks',
    'What a first look at the overview costs the processor',
    'needs the release before, built',
    previous,
  ),
  script(
    'partitions',
    'Dividing the table of figures by month while the site runs',
    'fills 10 million rows',
  ),
  script('connections-night', 'Fifty ad accounts in a night'),
  script('channels-night', 'Fifty clients with six accounts of channels in a night'),
]
