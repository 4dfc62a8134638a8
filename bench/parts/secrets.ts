import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findings } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { temporaryFolder } from '../support/server.ts'
import { toolFile, toolVersion } from '../support/tools.ts'

type File = { filePath: string; messages: { message: string; loc: { start: { line: number } } }[] }

export const secrets: Part = {
  name: 'secrets',
  title: 'Secrets in the sources: secretlint',
  async run() {
    const preset = toolFile('@secretlint/secretlint-rule-preset-recommend')
    const config = join(temporaryFolder(), 'secretlintrc.json')
    writeFileSync(config, JSON.stringify({ rules: [{ id: preset }] }))
    const { stdout: tracked } = await runCommand('git', ['ls-files', '-z'])
    const files = tracked
      .split('\0')
      .filter((name) => name && !/\.(png|pdf|woff2?|ico)$/.test(name))
    const cli = toolFile('secretlint/bin/secretlint.js')
    const args = [cli, '--format', 'json', '--no-glob', '--secretlintrc', config, ...files]
    const { stdout, stderr } = await runCommand(process.execPath, args)
    if (!stdout.trim().startsWith('[')) throw new Error((stderr || stdout).slice(-1000))
    const list = (JSON.parse(stdout) as File[]).flatMap(({ filePath, messages }) =>
      messages.map(
        ({ message, loc }) =>
          `\`${filePath.slice(process.cwd().length + 1)}\` line ${loc.start.line}: ${message}`,
      ),
    )
    return `${toolVersion('secretlint')}, recommended rules, over the ${files.length} text files git tracks.\n\n${findings(list, 'Nothing found.')}`
  },
}
