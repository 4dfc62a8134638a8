import { counted } from '#contracts/counted.ts'
import { brand } from '../brand.ts'
import { retentionMonths } from './retention.ts'

const { address } = brand

/** What the documents name in double braces, wherever they stand. */
export const legalFacts: Record<string, string> = {
  brand: brand.name,
  site: new URL(brand.url).host,
  legalName: brand.legalName,
  taxId: brand.taxId,
  address: `${address.street}, ${address.district}, ${address.city}, ${address.state}, CEP ${address.postalCode}`,
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
