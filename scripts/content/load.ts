import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as z from 'zod'
import { collectionSchemas, documentSchemas } from '#content/schemas/documents.ts'
import { personalSchema, profileSchema, projectSchema } from '#content/schemas/stories.ts'

/** One value of a content file, and what it has to look like. */
export type Rule = { file: string; exported: string; schema: z.ZodType }

/** Files that only a part of the site shows. */
const partFiles: [part: string, files: RegExp][] = [
  ['classic', /^content\/pages\/(classic-home|cases-classic|portfolio-classic)\.ts$/],
  ['plans', /^content\/pages\/plans\.ts$/],
  ['portfolio', /^content\/(pages\/portfolio(-classic)?\.ts|portfolio\/)/],
  ['links', /^content\/pages\/links\.ts$/],
]

/** Whether a file belongs to a disabled part, which is not checked. */
export function isLeftOut(file: string, parts: Record<string, boolean>): boolean {
  return partFiles.some(([part, files]) => parts[part] === false && files.test(file))
}

/** The slugs of a folder: one file each. */
export function slugsIn(root: string, folder: string): string[] {
  const full = path.join(root, 'content', folder)
  if (!existsSync(full)) return []
  return readdirSync(full)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort()
}

export function listRules(root: string): Rule[] {
  const rule = (file: string, exported: string, schema: z.ZodType): Rule => ({
    file: `content/${file}.ts`,
    exported,
    schema,
  })
  const fixed = Object.entries(documentSchemas).flatMap(([key, schema]) => {
    const [file = '', exported = ''] = key.split('#')
    // The Markdown of legal texts and the assistant's data are separate files.
    const isModule = exported !== 'text' && !/^assistant\/(data|client|replies|texts)$/.test(file)
    return isModule ? [rule(file, exported, schema)] : []
  })
  const files = (['services', 'cases', 'articles'] as const).flatMap((folder) =>
    slugsIn(root, folder).flatMap((slug) =>
      collectionSchemas
        .filter(([collection]) => collection === folder)
        .map(([, keys, schema]) => rule(`${folder}/${slug}`, exportIn(keys), schema)),
    ),
  )
  return [...fixed, ...files]
}

/** The name after the # of a pattern of keys. */
const exportIn = (keys: RegExp) => /#(\w+)\$$/.exec(keys.source)?.[1] ?? ''

/** A person's file exports a profile or the personal page. */
export const personRules = { profile: profileSchema, personal: personalSchema }

/** One file per project, exported under the project's name. */
export const projectRule = projectSchema

/** 'metrics[1].value', as one would write it. */
export function fieldOf(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key}]`
    return field ? `${field}.${String(key)}` : String(key)
  }, '')
}

export type Module = Record<string, unknown>

/** A content file as Node runs it, or why it cannot. */
export async function loadFile(
  root: string,
  file: string,
): Promise<{ module: Module } | { problem: string }> {
  const full = path.join(root, file)
  if (!existsSync(full))
    return { problem: `${file}: is missing: write it, or take it out of its lists` }
  try {
    return { module: (await import(pathToFileURL(full).href)) as Module }
  } catch (error) {
    const relative = (text: string) => text.replaceAll('file://', '').replaceAll(`${root}/`, '')
    const [line = ''] = relative(String((error as Error).message)).split('\n')
    const missing = /^Cannot find module '(.+)' imported from (.+)$/.exec(line)
    if (missing) {
      return {
        problem: `${missing[2]}: imports ${missing[1]}, which is not there: add it, or take the import out`,
      }
    }
    const where = /content\/[\w./-]+\.ts:\d+/.exec(relative((error as Error).stack ?? ''))?.[0]
    return { problem: `${file}: cannot be read: ${line}${where ? ` (${where})` : ''}: mend it` }
  }
}
