import { parts } from './parts.ts'
import { linksNow } from './site-map.ts'
import type { Theme } from './types/common.ts'
import type { SiteMenu } from './types/menu.ts'

/** Every link of the menus; one whose page is left out is not shown. @public the desk edits it. */
export const menuLinks: Record<Theme, SiteMenu> = {
  noite: {
    home: '/',
    wide: [
      { label: 'Serviços', to: '/servicos' },
      { label: 'Cases', to: '/cases-sucesso' },
      { label: 'Portfólio', to: '/portfolio' },
      { label: 'Planos', to: '/home1/planos' },
      { label: 'Conteúdos', to: '/conteudos' },
      { label: 'Área do Cliente', to: '/auth' },
    ],
    sheet: [
      { label: 'Início', to: '/' },
      { label: 'Serviços', to: '/servicos' },
      { label: 'Cases', to: '/cases-sucesso' },
      { label: 'Portfólio', to: '/portfolio' },
      { label: 'Planos', to: '/home1/planos' },
      { label: 'Conteúdos', to: '/conteudos' },
      { label: 'Quem somos', to: '/home1/quem-somos' },
      { label: 'Contato', to: '/#contact' },
      { label: 'Área do Cliente', to: '/auth' },
    ],
    quickLinks: [
      { label: 'Serviços', to: '/servicos' },
      { label: 'Planos e preços', to: '/home1/planos' },
      { label: 'Cases de sucesso', to: '/cases-sucesso' },
      { label: 'Portfólio', to: '/portfolio' },
      { label: 'Conteúdos', to: '/conteudos' },
      { label: 'Quem somos', to: '/home1/quem-somos' },
      { label: 'Contato', to: '/contato' },
      { label: 'Links e QR code', to: '/links' },
      { label: 'Área do Cliente', to: '/auth' },
      { label: 'Versão clássica', to: '/home1' },
    ],
    legal: [
      { label: 'Termos de uso', to: '/terms-of-use' },
      { label: 'Política de privacidade', to: '/privacy-policy' },
      { label: 'Política de cookies', to: '/cookie-policy' },
    ],
  },
  dia: {
    home: '/home1',
    wide: [
      { label: 'Home', to: '/home1' },
      { label: 'Serviços', to: '/home1#services' },
      { label: 'Sobre Nós', to: '/home1#about' },
      { label: 'Cases de Sucesso', to: '/home1/case-studies' },
      { label: 'Quem Somos', to: '/home1/quem-somos' },
    ],
    sheet: [
      { label: 'Home', to: '/home1' },
      { label: 'Serviços', to: '/home1#services' },
      { label: 'Sobre Nós', to: '/home1#about' },
      { label: 'Cases de Sucesso', to: '/home1/case-studies' },
      { label: 'Contato', to: '/home1#contact' },
      { label: 'Quem Somos', to: '/home1/quem-somos' },
    ],
    quickLinks: [
      { label: 'Serviços', to: '/home1#services' },
      { label: 'Sobre Nós', to: '/home1#about' },
      { label: 'Depoimentos', to: '/home1#testimonials' },
      { label: 'Conteúdos', to: '/conteudos' },
      { label: 'Contato', to: '/home1#contact' },
      { label: 'Planos', to: '/home1/planos' },
    ],
    legal: [
      { label: 'Termos de uso', to: '/home1/terms-of-use' },
      { label: 'Política de privacidade', to: '/home1/privacy-policy' },
      { label: 'Política de cookies', to: '/home1/cookie-policy' },
    ],
  },
}

/** The way to a meeting, from every page; the short name where there is little room. */
export const booking = {
  short: 'Agendar',
  label: 'Agendar conversa gratuita',
  invite: 'Não sabe qual deles serve para você?',
  proof: 'Quer resultados assim no seu negócio?',
}

const now = ({ home, ...lists }: SiteMenu): SiteMenu => ({
  home,
  wide: linksNow(lists.wide),
  sheet: linksNow(lists.sheet),
  quickLinks: linksNow(lists.quickLinks).filter(({ to }) => parts.classic || to !== home),
  legal: linksNow(lists.legal),
})

/** By the set of pages a visitor is in; without the classic one there is one set. */
export const menus: Record<Theme, SiteMenu> = {
  noite: now(menuLinks.noite),
  dia: now(parts.classic ? menuLinks.dia : menuLinks.noite),
}
