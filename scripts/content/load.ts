import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as z from 'zod'
import * as facts from './schemas/facts.ts'
import { agendaSchema, lookSchema, paletteSchema } from './schemas/look.ts'
import * as pages from './schemas/pages.ts'
import { serviceSchema } from './schemas/service.ts'
import {
  areasSchema,
  caseSchema,
  personalSchema,
  profileSchema,
  projectSchema,
  studiesSchema,
} from './schemas/stories.ts'

/** One value of a content file, and what it has to look like. */
export type Rule = { file: string; exported: string; schema: z.ZodType }

const fixed: [file: string, exported: string, schema: z.ZodType][] = [
  ['brand', 'brand', facts.brandSchema],
  ['parts', 'parts', facts.partsSchema],
  ['people', 'people', facts.peopleSchema],
  ['palette', 'palette', paletteSchema],
  ['look', 'look', lookSchema],
  ['contract', 'contract', facts.contractSchema],
  ['plans', 'recurringServices', facts.recurringSchema],
  ['plans', 'oneOffServices', facts.oneOffSchema],
  ['plans', 'discountTiers', facts.discountSchema],
  ['plans', 'servicePlans', facts.servicePlansSchema],
  ['testimonials', 'classicTestimonials', facts.testimonialsSchema],
  ['testimonials', 'homeTestimonials', facts.homeTestimonialsSchema],
  ['tools', 'tools', facts.toolsSchema],
  ['case-studies', 'caseStudies', studiesSchema],
  ['portfolio/areas', 'areas', areasSchema],
  ['pages/home', 'page', pages.homeSchema],
  ['pages/classic-home', 'page', pages.classicHomeSchema],
  ['pages/services', 'page', pages.servicesSchema],
  ['pages/cases', 'page', pages.casesSchema],
  ['pages/cases-classic', 'page', pages.casesSchema],
  ['pages/portfolio', 'page', pages.portfolioSchema],
  ['pages/portfolio-classic', 'page', pages.portfolioSchema],
  ['pages/links', 'page', pages.linksSchema],
  ['pages/about', 'page', pages.aboutSchema],
  ['pages/plans', 'page', pages.plansPageSchema],
  ['pages/agenda', 'agenda', agendaSchema],
  ['pages/contact', 'page', pages.contactSchema],
  ['legal/terms', 'page', pages.legalSchema],
  ['legal/privacy', 'page', pages.legalSchema],
  ['legal/cookies', 'page', pages.legalSchema],
]

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
  const rule = ([file, exported, schema]: (typeof fixed)[number]): Rule => ({
    file: `content/${file}.ts`,
    exported,
    schema,
  })
  const each = (folder: string, exported: string, schema: z.ZodType) =>
    slugsIn(root, folder).map((slug) => rule([`${folder}/${slug}`, exported, schema]))
  return [
    ...fixed.map(rule),
    ...each('services', 'service', serviceSchema),
    ...each('cases', 'successCase', caseSchema),
  ]
}

/** A person's file exports a profile or the personal page. */
export const personRules = { profile: profileSchema, personal: personalSchema }

/** Projects have a file each, exported under the project's own name. */
export const projectRule = projectSchema

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
    const own = (text: string) => text.replaceAll('file://', '').replaceAll(`${root}/`, '')
    const [line = ''] = own(String((error as Error).message)).split('\n')
    const missing = /^Cannot find module '(.+)' imported from (.+)$/.exec(line)
    if (missing) {
      return {
        problem: `${missing[2]}: imports ${missing[1]}, which is not there: add it, or take the import out`,
      }
    }
    const where = /content\/[\w./-]+\.ts:\d+/.exec(own((error as Error).stack ?? ''))?.[0]
    return { problem: `${file}: cannot be read: ${line}${where ? ` (${where})` : ''}: mend it` }
  }
}
