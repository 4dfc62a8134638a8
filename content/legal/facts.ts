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
  contactMonths: String(retentionMonths.contactMessages),
  logMonths: String(retentionMonths.accessLogs),
  referenceMonths: String(retentionMonths.whatsappReferences),
  visitMonths: String(retentionMonths.visitTotals),
}
