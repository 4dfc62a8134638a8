import { formatCount } from '#features/shared/rules/text.ts'
import { brand } from '../brand.ts'
import { parts } from '../parts.ts'
import { placeLine } from '../derived/place.ts'
import { ownAgenda } from '../derived/scheduling.ts'
import { retentionMonths } from './retention.ts'

const { address } = brand

/** The calendar is the site's own, another company's or none. */
export const legalParts: Record<string, boolean> = {
  ...parts,
  ownAgenda,
  otherAgenda: brand.scheduling !== 'own',
}
const otherCalendar = legalParts.otherAgenda ? 'a agenda on-line, ' : ''

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
  contactServices: `sistema de relacionamento com clientes (CRM)${legalParts.otherAgenda ? ', agenda on-line' : ''} e WhatsApp`,
  otherServices: `${otherCalendar}o WhatsApp, as redes sociais e as plataformas de anúncio`,
  otherServicesShort: `${otherCalendar}o WhatsApp ou uma rede social`,
  privacyEmail: brand.privacyEmail,
  privacyOfficer: brand.privacyOfficer,
  assistant: brand.assistant,
  contactMonths: formatCount(retentionMonths.contactMessages, 'mês', 'meses'),
  logMonths: formatCount(retentionMonths.accessLogs, 'mês', 'meses'),
  referenceMonths: formatCount(retentionMonths.whatsappReferences, 'mês', 'meses'),
  visitMonths: formatCount(retentionMonths.visitTotals, 'mês', 'meses'),
}
