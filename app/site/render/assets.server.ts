import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import bodyFont from '../../generated/fonts/body.woff2?url'
import displayFont from '../../generated/fonts/display.woff2?url'
import fontFaces from '../../generated/fonts.css?url'
import stylesheet from '../../styles/site.css?url'
import articles from '../families/articles/articles.css?url'
import cases from '../families/cases/cases.css?url'
import classic from '../families/classic-home/classic.css?url'
import home from '../families/home/home.css?url'
import legal from '../families/legal/legal.css?url'
import links from '../families/links/links.css?url'
import plans from '../families/plans/plans.css?url'
import portfolio from '../families/portfolio/portfolio.css?url'
import service from '../families/service/service.css?url'
import people from '../people/people.css?url'

/** Rules that only some pages have: a page loads the files that some rule of may match its markup. */
const sheets = [service, classic, home, portfolio, cases, plans, links, legal, articles, people]

type FontFiles = {
  fonts: string[]
  /** Font faces, always inline: declared twice, they would lay out all text again. */
  fontFaces: string
}

/** Addresses and texts that every page carries. */
export type SiteAssets = FontFiles & {
  /** Other pairs of typefaces that the desk may choose, by their name. */
  typePairs?: Map<string, FontFiles>
  stylesheet: string
  /** Addresses and texts of what comes after it, on pages that it may draw. */
  sheets: Map<string, string>
  /** All rules, from which each page takes those of its first screen. */
  rules: string
  /** The text of a stylesheet by its address. */
  read: (stylesheet: string) => string
  /** app/site/browser/boot.ts as one script. */
  boot: string
  /** app/site/browser/site.ts. */
  script: string
  /** Modules that a press on an island waits for, by its name; only of those that need no React. */
  ahead?: Map<string, string[]>
  /** While developing: modules that come before everything else. */
  early?: string[]
}

const fonts = [displayFont, bodyFont]
const pairFiles = import.meta.glob<string>('../../generated/fonts/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The pairs by the names of their files. */
const readPairs = (read: (file: string) => string) =>
  new Map(
    Object.entries(pairFiles).map(([file, address]): [string, FontFiles] => {
      const css = read(address)
      const urls = [...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => url as string)
      return [file.replace(/^.*\/|\.css$/g, ''), { fontFaces: css, fonts: [...new Set(urls)] }]
    }),
  )
const entry = 'app/site/browser/site.ts'
const wake = 'app/site/browser/islands/wake-island.ts'

function once(read: (file: string) => string) {
  const known = new Map<string, string>()
  return (file: string) => {
    const text = known.get(file) ?? read(file)
    known.set(file, text)
    return text
  }
}

type Manifest = Record<string, { file: string; imports?: string[] }>

/** The files of a module and of what it imports, without those of the page's own script. */
function filesOf(manifest: Manifest, module: string): string[] {
  const { file, imports = [] } = manifest[module] ?? {}
  if (!file || module === entry) return []
  return [`/${file}`, ...imports.flatMap((each) => filesOf(manifest, each))]
}

/** All at once instead of one after the other: each would cost a press a way to the server. */
function filesAhead(manifest: Manifest): Map<string, string[]> {
  const enlivened = Object.keys(manifest).filter((module) => /\/enliven-[^/]+\.ts$/.test(module))
  return new Map(
    enlivened.map((module) => [
      module.replace(/^.*\/enliven-|\.ts$/g, ''),
      [...new Set([wake, module].flatMap((each) => filesOf(manifest, each)))],
    ]),
  )
}

/** What a finished build holds. */
export function builtAssets(clientFolder: string): SiteAssets {
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8')
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  const script = manifest[entry]
  if (!script) throw new Error(`The build has no ${entry}`)
  return {
    fonts,
    stylesheet,
    sheets: new Map(sheets.map((sheet) => [sheet, read(sheet)])),
    fontFaces: read(fontFaces),
    typePairs: readPairs(read),
    rules: [stylesheet, ...sheets].map(read).join(''),
    read: once(read),
    boot: read('.vite/boot.js'),
    script: `/${script.file}`,
    ahead: filesAhead(manifest),
  }
}

/** Sources as Vite serves them: hot reload needs its client, and React's own before any component. */
export function developmentAssets(): SiteAssets {
  return {
    fonts,
    stylesheet: '/app/styles/site.css',
    sheets: new Map(),
    fontFaces: ['/app/generated/fonts.css', '/app/styles/site.css', ...sheets]
      .map((file) => `@import "${file}";`)
      .join(''),
    rules: '',
    read: (own) => `@import "${own}";`,
    // The router's runtime for hot reload asks a router that these pages do not have.
    boot: 'window.__reactRouterDataRouter={revalidate(){}};import("/app/site/browser/boot.ts")',
    script: `/${entry}`,
    early: ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime'],
  }
}
