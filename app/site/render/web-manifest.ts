import { brand } from '#content/brand.ts'
import { palette } from '#content/palette.ts'

const icon = (size: number, purpose?: string) => ({
  src: `/generated/icon-${purpose ? `${purpose}-` : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})
const icons = [icon(192), icon(512), icon(512, 'maskable')]

/** Of the public site, which stays a page of the browser. */
export function webManifest(): string {
  const ground = palette.themes.noite.bg
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons,
  })
}

/** Of the desk, which can be installed. */
export function deskManifest(): string {
  const ground = palette.themes.dia.bg
  return JSON.stringify({
    id: '/agencia',
    name: `Mesa ${brand.name}`,
    short_name: 'Mesa',
    description: 'Leads, conversas e relatórios da agência.',
    lang: 'pt-BR',
    start_url: '/agencia',
    scope: '/agencia',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons,
    shortcuts: [
      { name: 'Leads', url: '/agencia/leads' },
      { name: 'Avisos', url: '/agencia/avisos' },
    ],
  })
}
