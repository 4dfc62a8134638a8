import { useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import type { Theme } from '#content/types/common.ts'
import { type Preferences, preferenceClasses } from '#features/people/rules/preferences.ts'
import { readFailure } from '#features/shared/rules/failure.ts'
import bodyFont from './generated/fonts/body.woff2?url'
import displayFont from './generated/fonts/display.woff2?url'
import fontFaces from './generated/fonts.css?url'
import { painted, themeColours } from './generated/themes.ts'
import { type LogoFile, LogoPicture } from './site/parts/logo.tsx'
import stylesheet from './styles/app.css?url'

/** Light themes are named by the page's own data, so that one component renders in either. */
function useTheme(): Theme {
  const themed = useMatches().findLast((match) => hasTheme(match.loaderData))
  return painted[hasTheme(themed?.loaderData) ? themed.loaderData.theme : 'noite']
}

function hasTheme(value: unknown): value is { theme: Theme } {
  return typeof value === 'object' && value !== null && 'theme' in value
}

/**
 * In the browser React leaves these attributes alone: the client area changes them at once.
 */
function useRenderedPreferences() {
  const matches = useMatches()
  if (!import.meta.env.SSR) return {}
  const found = matches.findLast((match) => hasPreferences(match.loaderData))
  if (!hasPreferences(found?.loaderData)) return {}
  const { preferences } = found.loaderData
  return {
    'data-font': preferences.fontSize === 'medium' ? undefined : preferences.fontSize,
    className: preferenceClasses(preferences).join(' ') || undefined,
  }
}

function hasPreferences(value: unknown): value is { preferences: Preferences } {
  return typeof value === 'object' && value !== null && 'preferences' in value
}

type ShellLook = {
  stylesheet: string | null
  type: { faces: string; fonts: string[] } | null
  logo: LogoFile | null
  ground: string
}

const builtType = { faces: fontFaces, fonts: [displayFont, bodyFont] }

function hasLook(value: unknown): value is { look: ShellLook } {
  return typeof value === 'object' && value !== null && 'look' in value && 'theme' in value
}

/** What the desk chose since the build, as the page's data tells. */
function useLook(): ShellLook | null {
  const match = useMatches().findLast((match) => hasLook(match.loaderData))
  return hasLook(match?.loaderData) ? match.loaderData.look : null
}

/** The desk can be installed; the rest cannot. */
const useManifest = () =>
  useMatches().some(({ id }) => id === 'desk/layout')
    ? '/agencia/mesa.webmanifest'
    : '/manifest.webmanifest'

export function Layout({ children }: { children: React.ReactNode }) {
  const theme = useTheme()
  const preferences = useRenderedPreferences()
  const look = useLook()
  const manifest = useManifest()
  const type = look?.type ?? builtType
  return (
    <html lang="pt-BR" data-theme={theme} {...preferences} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look?.ground ?? themeColours[theme]} />
        <Meta />
        {type.fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={type.faces} precedence="fonts" />
        <link rel="stylesheet" href={stylesheet} precedence="app" />
        {look?.stylesheet && <link rel="stylesheet" href={look.stylesheet} precedence="look" />}
        <link rel="icon" href="/generated/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/generated/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/generated/apple-touch-icon.png" />
        <link rel="manifest" href={manifest} />
        <Links />
      </head>
      <body>
        <LogoPicture value={look?.logo ?? null}>{children}</LogoPicture>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    performance.mark('hydrated')
  }, [])
  return <Outlet />
}

/** For what no layout of ours catches: a form sent to a page that takes none, data that did not come. */
export function ErrorBoundary() {
  const { pathname } = useLocation()
  const error = useRouteError()
  const { message, action } = (isRouteErrorResponse(error) && readFailure(error.data)) || {
    message: 'Algo não saiu como esperado.',
    action: 'Tente de novo em alguns instantes; se continuar, fale com a gente.',
  }
  return (
    <main className="wrap section">
      <title>{message}</title>
      <h1 className="title-2">{message}</h1>
      <p className="lead mt-6">{action}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={pathname} className="btn btn-cta">
          Abrir a página de novo
        </a>
        <a href="/" className="btn btn-ghost">
          Voltar ao início
        </a>
      </p>
    </main>
  )
}
