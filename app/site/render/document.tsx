import type { MetaDescriptor } from 'react-router'
import { themeColours } from '#app/generated/themes.ts'
import type { Theme } from '#content/types/common.ts'
import type { SiteAssets } from './assets.server.ts'
import { speculationRules } from './speculation-rules.ts'

type Props = {
  assets: SiteAssets
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
export function Document({ assets, theme, meta, css, agenda, body, nonce }: Props) {
  return (
    <html lang="pt-BR" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColours[theme]} />
        {meta.map((tag, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <HeadTag key={index} tag={tag} />
        ))}
        {assets.fonts.map((href) => (
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
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function HeadTag({ tag }: { tag: MetaDescriptor }) {
  if ('title' in tag) return <title>{String(tag.title)}</title>
  if ('script:ld+json' in tag) {
    return <script type="application/ld+json" {...raw(scriptJson(tag['script:ld+json']))} />
  }
  const { tagName: Tag = 'meta', ...attributes } = tag as { tagName?: 'meta' | 'link' }
  return <Tag {...attributes} />
}
