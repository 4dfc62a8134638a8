import { ownAgenda } from './scheduling.ts'
import type { SiteEntry } from './types/site.ts'

/** A page under /home1 whose content also stands outside it is a duplicate of that page. */
function service(path: string, slug: string, canonical?: string): SiteEntry {
  const theme = path.startsWith('/home1') ? 'dia' : 'noite'
  return { path, page: 'service', content: `services/${slug}`, theme, canonical }
}

function legal(path: string, slug: string, canonical?: string): SiteEntry {
  const theme = path.startsWith('/home1') ? 'dia' : 'noite'
  return { path, page: 'legal', content: `legal/${slug}`, theme, canonical }
}

const agendaPage: SiteEntry = {
  path: '/agenda',
  page: 'agenda',
  content: 'pages/agenda',
  theme: 'noite',
  live: true,
}

/**
 * The one list of public pages. Routes, pre-rendering, sitemap.xml, menus, share images and
 * canonical links derive from it: a new page is its content file and one line here.
 */
export const siteMap: SiteEntry[] = [
  { path: '/', page: 'home', content: 'pages/home', theme: 'noite' },
  { path: '/home1', page: 'classic-home', content: 'pages/classic-home', theme: 'dia' },

  { path: '/servicos', page: 'services', content: 'pages/services', theme: 'noite' },
  service('/servicos/trafego-pago', 'trafego-pago'),
  service('/servicos/marketing-conteudo', 'marketing-conteudo'),
  service('/servicos/automacao', 'automacao'),
  service('/servicos/websites', 'websites'),
  service('/servicos/websites-apps', 'websites-apps'),
  service('/servicos/conteudo', 'conteudo'),
  service('/servicos/analytics', 'analytics'),
  service('/home1/services/seo', 'seo'),
  service(
    '/home1/services/content-marketing',
    'marketing-conteudo',
    '/servicos/marketing-conteudo',
  ),
  service('/home1/services/email-marketing', 'email-marketing'),
  service('/home1/services/ads', 'trafego-pago', '/servicos/trafego-pago'),
  service('/home1/services/websites', 'websites', '/servicos/websites'),
  service('/home1/services/image-video-capture', 'image-video-capture'),
  service('/home1/services/analytics', 'analytics', '/servicos/analytics'),
  service('/home1/services/automation-ai', 'automacao', '/servicos/automacao'),

  { path: '/cases-sucesso', page: 'cases', content: 'pages/cases', theme: 'noite' },
  {
    path: '/home1/case-studies',
    page: 'cases',
    content: 'pages/cases-classic',
    theme: 'dia',
    canonical: '/cases-sucesso',
  },
  { path: '/portfolio', page: 'portfolio', content: 'pages/portfolio', theme: 'noite' },
  {
    path: '/home1/portfolio',
    page: 'portfolio',
    content: 'pages/portfolio-classic',
    theme: 'dia',
    canonical: '/portfolio',
  },
  ...(ownAgenda ? [agendaPage] : []),
  { path: '/links', page: 'links', content: 'pages/links', theme: 'noite' },
  { path: '/home1/planos', page: 'plans', content: 'pages/plans', theme: 'dia' },
  { path: '/home1/quem-somos', page: 'about', content: 'pages/about', theme: 'dia' },
  { path: '/marina-lopes', page: 'profile', content: 'team/marina-lopes', theme: 'noite' },
  {
    path: '/home1/team/marina-lopes',
    page: 'profile',
    content: 'team/marina-lopes',
    theme: 'dia',
    canonical: '/marina-lopes',
  },
  {
    path: '/home1/team/caio-nogueira',
    page: 'profile',
    content: 'team/caio-nogueira',
    theme: 'dia',
  },
  { path: '/beatriz-saldanha', page: 'personal', content: 'team/beatriz-saldanha', theme: 'dia' },
  legal('/terms-of-use', 'terms'),
  legal('/privacy-policy', 'privacy'),
  legal('/cookie-policy', 'cookies'),
  legal('/home1/terms-of-use', 'terms', '/terms-of-use'),
  legal('/home1/privacy-policy', 'privacy', '/privacy-policy'),
  legal('/home1/cookie-policy', 'cookies', '/cookie-policy'),
]
