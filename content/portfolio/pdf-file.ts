import { foldText } from '#features/shared/rules/text.ts'
import { brand } from '../brand.ts'

/** 'Agência Ótima' becomes agencia-otima. */
function brandSlug(): string {
  return foldText(brand.name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export const portfolioPdfFile = `portfolio-${brandSlug()}.pdf`
