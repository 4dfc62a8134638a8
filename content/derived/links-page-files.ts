import { foldText } from '#features/shared/rules/text.ts'
import { brand } from '../brand.ts'

/** 'Agência Ótima' is 'agencia-otima'. */
const slug = foldText(brand.name).replace(/[^a-z0-9]+/g, '-')

/** The address that the QR code of the links page leads to. */
export const linksUrl = `${brand.url}/links`

/** Files of the links page, made with the build's other assets; names as a visitor keeps them. */
export const linkFiles = {
  png: `${slug}-qrcode.png`,
  svg: `${slug}-qrcode.svg`,
  card: `${slug}-contato.vcf`,
}
