/** Parts of the site whose publishing the owners may give to others; `site_area` of the database decides. */
export const siteAreas = {
  brand: ['Marca', 'Nome, contato, cores, letras, logotipo e partes do site.'],
  prices: ['Preços e contrato', 'Planos, descontos e condições.'],
  claims: ['Números', 'O que o site afirma sobre resultados.'],
  legal: ['Textos legais', 'Termos, privacidade e cookies.'],
  mails: ['E-mails', 'O que o produto escreve a clientes e visitantes.'],
  pages: ['Todo o resto', 'Páginas, serviços, cases, pessoas, menus e assistente.'],
} as const satisfies Record<string, readonly [name: string, help: string]>
export type SiteArea = keyof typeof siteAreas

/** Owners publish everything, whoever else does. */
export const publishers = {
  owners: 'Só os donos',
  publishers: 'Donos e quem publica',
  staff: 'Toda a equipe',
} as const
export type Publishers = keyof typeof publishers

export const firstPublishers: Record<SiteArea, Publishers> = {
  brand: 'owners',
  prices: 'owners',
  claims: 'owners',
  legal: 'owners',
  mails: 'publishers',
  pages: 'publishers',
}
