import { appendFileSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildCopy, copyProject } from '../growth/project-copy.ts'
import type { Stage } from './stage.ts'

/** Left out: what runs on the server only, tests, and the list of routes. */
const NOT_SENT = /\.(server|test|d)\.tsx?$|routes\.ts$|entry\.server|generated/

function scriptsOf(project: string): string[] {
  return readdirSync(join(project, 'build/client/assets')).filter((name) => name.endsWith('.js'))
}

/** The same site built from other sources: every script says one thing more, so its hash differs. */
export async function makeOtherBuild(stage: Stage): Promise<{ project: string; changed: number }> {
  const project = join(stage.folder, 'other-build')
  await copyProject(project)
  for (const file of globSync('app/**/*.{ts,tsx}', { cwd: project })) {
    if (!NOT_SENT.test(file))
      appendFileSync(join(project, file), '\nvoid globalThis.origin?.at(0)\n')
  }
  await buildCopy(project)
  const before = new Set(scriptsOf(process.cwd()))
  const changed = scriptsOf(project).filter((name) => !before.has(name)).length
  return { project, changed }
}
