import { CannotRun, type Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'

/** From the table of the checks to the last line. */
const closing = /\n( {2}[✓✗] unit, integration and content tests[\s\S]*)$/

export const whole: Part = {
  name: 'whole',
  title: 'Every test and story, nothing left out for want of time',
  slow: 'runs npm test with all that it leaves out, for half an hour and more',
  async run() {
    const { code, stdout, stderr } = await runCommand(process.execPath, ['scripts/test.mjs'], {
      env: { TEST_RUNS: 'all' },
      seconds: 3 * 3600,
      onLine: (line) => console.log(line),
    })
    const table = closing.exec(stdout)?.[1]?.trimEnd()
    if (!table) throw new CannotRun(`npm test did not come to its end: ${stderr.slice(-600)}`)
    return `\`npm test\` with \`TEST_RUNS=all\`: ${code === 0 ? 'passed' : '**failed**'}.\n\n\`\`\`\n${table}\n\`\`\``
  },
}
