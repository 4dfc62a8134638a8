import { counted } from '#features/shared/rules/text.ts'
import { brand } from '../brand.ts'
import { placeLine } from '../place.ts'
import { retentionMonths } from './retention.ts'

const { address } = brand

/** What the documents name in double braces, wherever they stand. */
export const legalFacts: Record<string, string> = {
  brand: brand.name,
  site: new URL(brand.url).host,
  /** 'Agência Ltda., CNPJ …', as much of it as is known. */
  company: brand.taxId ? `${brand.legalName}, CNPJ ${brand.taxId}` : brand.legalName,
  address: address.postalCode ? `${placeLine}, CEP ${address.postalCode}` : placeLine,
  city: address.city,
  stateName: address.stateName,
  phone: brand.phone.display,
  email: brand.email,
  privacyEmail: brand.privacyEmail,
  privacyOfficer: brand.privacyOfficer,
  assistant: brand.assistant,
  contactMonths: counted(retentionMonths.contactMessages, 'mês', 'meses'),
  logMonths: counted(retentionMonths.accessLogs, 'mês', 'meses'),
  referenceMonths: counted(retentionMonths.whatsappReferences, 'mês', 'meses'),
  visitMonths: counted(retentionMonths.visitTotals, 'mês', 'meses'),
}
