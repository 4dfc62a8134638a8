import { createHash } from 'node:crypto'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { MetaDescriptor } from 'react-router'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { Theme } from '#content/types/common.ts'
import { liveLook } from '#features/brand/server/brand.server.ts'
import { type IslandName, islands } from '../islands/islands.ts'
import { LogoPicture } from '../parts/logo.tsx'
import type { SiteAssets } from './assets.server.ts'
import { firstScreenRules, sheetsThatDraw } from './critical-css.ts'
import {
  FoldParts,
  islandMark,
  islandPrefix,
  type PlacedIsland,
  PlacedIslands,
  pauseScript,
} from './island.tsx'
import { noteNeutral } from './neutral-note.ts'

const elsewhere = ['/auth*', '/dashboard*', '/agencia*', '/agenda*', '/functions/*', '/generated/*']
const where = { and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }] }

/** A page is fetched when its link is pointed at, and made ready when the link is pressed. */
const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})

type Props = {
  assets: SiteAssets
  fonts: string[]
  theme: Theme
  meta: MetaDescriptor[]
  /** The rules of the first screen. */
  css: string
  /** Where meetings are booked: links there learn what brought the visit. */
  agenda: string
  body: string
  /** For answers that are made for one request; others have hashes in their policy. */
  nonce?: string
}

/** The whole document around a finished body. */
function Document({ assets, fonts, theme, meta, css, agenda, body, nonce }: Props) {
  return (
    <html lang="pt-BR" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={palette.themes[theme].bg} />
        {meta.map((tag, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <HeadTag key={index} tag={tag} />
        ))}
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <style nonce={nonce} {...raw(css)} />
        <link rel="icon" href="/generated/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/generated/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/generated/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.early?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="speculationrules" nonce={nonce} {...raw(speculationRules)} />
        <script
          nonce={nonce}
          data-site={assets.script}
          data-agenda={agenda}
          {...raw(assets.boot)}
        />
      </head>
      <body {...raw(body)} />
    </html>
  )
}

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

/** JSON that may stand in a script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function HeadTag({ tag }: { tag: MetaDescriptor }) {
  if ('title' in tag && !('tagName' in tag)) return <title>{String(tag.title)}</title>
  if ('script:ld+json' in tag) {
    return <script type="application/ld+json" {...raw(scriptJson(tag['script:ld+json']))} />
  }
  const { tagName: Tag = 'meta', ...attributes } = tag as { tagName?: 'meta' | 'link' }
  return <Tag {...attributes} />
}

export type Page = {
  theme: Theme
  meta: MetaDescriptor[]
  content: ReactNode
  /** A stylesheet that no other page has: all of it stands inline. */
  stylesheet?: string
}

/** A finished page and the hashes that its content security policy needs. */
export type RenderedPage = { html: string; scripts: string[]; styles: string[] }

type Components = Record<IslandName, ComponentType<Record<string, unknown>>>
let loading: Promise<Components> | undefined

/** One page: elements in, finished HTML out. */
export async function renderDocument(
  page: Page,
  assets: SiteAssets,
  nonce?: string,
): Promise<RenderedPage> {
  loading ??= loadIslands()
  const placed: PlacedIsland[] = []
  const current = liveLook()
  const type = (current.pair && assets.typePairs?.get(current.pair)) || assets
  const markup = renderToStaticMarkup(
    <FoldParts value={{ stylesheet: assets.stylesheet, nonce }}>
      <LogoPicture value={current.logo}>
        <PlacedIslands value={placed}>{page.content}</PlacedIslands>
      </LogoPicture>
    </FoldParts>,
  )
  // The classic set is always light.
  const theme = page.theme === 'dia' ? 'dia' : look.pages
  const text = withoutHyphenBreaks(noteNeutral(markup))
  const filled = fillIslands(text, placed, await loading) + linksAhead(placed, assets)
  const body = filled.replace(foldLink, (link) => link + moreLinks(filled, theme, assets))
  const pageRules = page.stylesheet ? assets.read(page.stylesheet) : ''
  const rules = firstScreenRules(assets.rules, aboveFold(body), theme, pageRules)
  const css = type.fontFaces + rules + current.css
  const html = renderToStaticMarkup(
    <Document
      assets={assets}
      fonts={type.fonts}
      theme={theme}
      meta={page.meta}
      css={css}
      agenda={schedulingPage()}
      body={body}
      nonce={nonce}
    />,
  )
  return {
    html: `<!DOCTYPE html>${html}`,
    scripts: [assets.boot, speculationRules, pauseScript].map(policyHash),
    styles: [policyHash(css)],
  }
}

async function loadIslands(): Promise<Components> {
  const loaded = Object.entries(islands).map(async ([name, { load }]) => [name, await load()])
  return Object.fromEntries(await Promise.all(loaded))
}

const texts = /<(?:option|script|style|textarea|title)\b[^>]*>[^<]*|>[^<]*/g
const hyphenated = /\be-mails?\b|\b\d+-\d+\b/gi

/**
 * "e-mail" and telephone numbers would break at their hyphens on a phone. Without a box, so that the
 * text stays one item of a flex container. Islands are left out: they hydrate what they rendered.
 */
function withoutHyphenBreaks(markup: string): string {
  return markup.replace(texts, (text) =>
    text.startsWith('<') ? text : text.replace(hyphenated, '<span class="nb">$&</span>'),
  )
}

/** Each island as its own root, and after the page what their components need to wake. */
function fillIslands(markup: string, placed: PlacedIsland[], components: Components): string {
  const filled = placed.reduce((html, { name, props }, index) => {
    const element = createElement(components[name], props as Record<string, unknown>)
    const inner = renderToString(element, { identifierPrefix: islandPrefix(index) })
    return html.replace(islandMark(index), () => inner)
  }, markup)
  const props = scriptJson(placed.map((island) => island.props))
  return `${filled}<script type="application/json" id="island-props">${props}</script>`
}

/** At the end of the body, so that they come after what is drawn. */
function linksAhead(placed: PlacedIsland[], { ahead }: SiteAssets): string {
  return placed
    .flatMap(({ name }) => ahead?.get(name) ?? [])
    .map((address) => `<link rel="modulepreload" href="${address}"/>`)
    .join('')
}

const foldLink = /<link rel="stylesheet"[^>]*>/

function aboveFold(body: string): string {
  const fold = body.search(foldLink)
  return fold < 0 ? body : body.slice(0, fold)
}

/** The rules that not every page has, for what stands on this one. */
function moreLinks(body: string, theme: Theme, { sheets }: SiteAssets): string {
  return sheetsThatDraw(sheets, body, theme)
    .map((address) => `<link rel="stylesheet" href="${address}"/>`)
    .join('')
}

function policyHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}
