import { brand } from '../brand.ts'

/** 'Agência Ótima' becomes agencia-otima. */
function brandSlug(): string {
  return brand.name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export const portfolioPdfFile = `portfolio-${brandSlug()}.pdf`
