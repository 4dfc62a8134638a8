import { mkdirSync, readFileSync } from 'node:fs'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { toolFile, toolVersion } from '../support/tools.ts'

type Component = {
  name: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}

const output = '.cache/sbom.cdx.json'

/** Read from the lock alone, so that it names what an installation gets, on any machine. */
export const sbom: Part = {
  name: 'sbom',
  title: 'Bill of materials (CycloneDX)',
  async run() {
    mkdirSync('.cache', { recursive: true })
    const cli = toolFile('@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js')
    const args = ['--omit', 'dev', '--output-reproducible', '--output-file', output]
    const { code, stderr } = await runCommand(process.execPath, [
      cli,
      ...args,
      '--ignore-npm-errors',
    ])
    if (code !== 0) throw new Error(stderr.slice(-1000))
    const { components } = JSON.parse(readFileSync(output, 'utf8')) as { components: Component[] }
    const byLicense = new Map<string, number>()
    for (const { licenses = [] } of components) {
      const names = licenses.map(
        ({ license, expression }) => expression ?? license?.id ?? license?.name,
      )
      const name = names.join(' and ') || 'not stated'
      byLicense.set(name, (byLicense.get(name) ?? 0) + 1)
    }
    const rows = [...byLicense].sort((a, b) => b[1] - a[1])
    return `${toolVersion('@cyclonedx/cyclonedx-npm')} wrote \`${output}\`: ${components.length} packages that the product is installed with (without development’s).\n\n${table(['license', 'packages'], rows)}`
  },
}
