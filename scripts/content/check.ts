import { readFileSync } from 'node:fs'
import path from 'node:path'
import type * as z from 'zod'
import type { Palette } from '#content/types/look.ts'
import { contrastProblems } from '#features/brand/rules/contrast.ts'
import { judgeAssistantFiles } from './assistant-files.ts'
import { crossCheck } from './cross-check.ts'
import { lengthWarnings } from './lengths.ts'
import {
  fieldOf,
  isLeftOut,
  listRules,
  loadFile,
  type Module,
  personRules,
  projectRule,
  slugsIn,
} from './load.ts'
import { dottedPrices } from './prices.ts'

function remedyOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `has ${issue.keys.join(', ')}, which no page shows: take it out, or mend its spelling`
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing: add it'
  if (issue.code === 'invalid_value') {
    return `has to be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
  }
  if (issue.code === 'invalid_type' && /^Invalid input/.test(issue.message)) {
    return `has to be ${issue.expected}`
  }
  return issue.message
}

function issuesOf(value: unknown, schema: z.ZodType) {
  const { error } = schema.safeParse(value, { reportInput: true })
  return (error?.issues ?? []).map((issue) => ({ keys: issue.path, remedy: remedyOf(issue) }))
}

/** A line for each thing that is wrong: file, field, what to do. */
function judge(file: string, value: unknown, schema: z.ZodType, prefix: string): string[] {
  return issuesOf(value, schema).map(({ keys, remedy }) => {
    const field = fieldOf(prefix ? [prefix, ...keys] : keys)
    return `${file}: ${field || 'the file'} ${remedy}`
  })
}

export type Review = {
  /** Empty when the content is valid. */
  problems: string[]
  /** Warnings: content that is left out, or does not fit. */
  warnings: string[]
}

/** Everything that is wrong with the content below `root`. */
export async function checkContent(root: string): Promise<string[]> {
  return (await reviewContent(root)).problems
}

export async function reviewContent(root: string): Promise<Review> {
  const problems: string[] = []
  const modules = new Map<string, Module>()
  const load = async (file: string) => {
    const cached = modules.get(file)
    if (cached) return cached
    const loaded = await loadFile(root, file)
    if ('problem' in loaded) problems.push(loaded.problem)
    else modules.set(file, loaded.module)
    return modules.get(file)
  }
  const parts = ((await load('content/parts.ts'))?.parts ?? {}) as Record<string, boolean>
  for (const { file, exported, schema } of listRules(root)) {
    if (isLeftOut(file, parts)) continue
    const module = await load(file)
    if (!module) continue
    if (!(exported in module)) problems.push(`${file}: ${exported} is missing: export it`)
    else {
      const several = listRules(root).filter((rule) => rule.file === file).length > 1
      problems.push(...judge(file, module[exported], schema, several ? exported : ''))
    }
  }
  for (const slug of slugsIn(root, 'team')) {
    const file = `content/team/${slug}.ts`
    const module = await load(file)
    if (!module) continue
    const kind = 'personal' in module ? 'personal' : 'profile'
    if (!(kind in module)) problems.push(`${file}: profile is missing: export it`)
    else problems.push(...judge(file, module[kind], personRules[kind], ''))
  }
  for (const slug of slugsIn(root, 'portfolio/projects')) {
    const file = `content/portfolio/projects/${slug}.ts`
    if (isLeftOut(file, parts)) continue
    const module = await load(file)
    if (module) problems.push(...judge(file, Object.values(module)[0], projectRule, ''))
  }
  problems.push(...judgeAssistantFiles(root, issuesOf))
  const plans = 'content/plans.ts'
  if (modules.has(plans)) {
    problems.push(...dottedPrices(plans, readFileSync(path.join(root, plans), 'utf8')))
  }
  // Rules between files mean something only where each of them is whole.
  if (problems.length > 0) return { problems: [...new Set(problems)], warnings: [] }
  const { palette } = modules.get('content/palette.ts') as { palette: Palette }
  const { brand } = modules.get('content/brand.ts') as { brand: { name: string } }
  const between = await crossCheck(root, modules, load)
  return {
    problems: [...contrastProblems(palette), ...problems, ...between.problems],
    warnings: [...between.warnings, ...lengthWarnings(modules, brand.name)],
  }
}

if (import.meta.main) {
  const { problems, warnings } = await reviewContent(path.resolve('.'))
  for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`)
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.exit(problems.length > 0 ? 1 : 0)
}
