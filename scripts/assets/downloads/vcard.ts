import { brand } from '#content/brand.ts'
import { contactPerson } from '#content/derived/contact-person.ts'
import { page } from '#content/pages/links.ts'
import type { Personal, Profile } from '#content/types/team.ts'

/** Version 3.0 is what every phone reads; its lines end in CRLF. */
export function vcard(person: Profile | Personal | undefined): Buffer {
  const { phone, email } = page.contact
  const { name, role } = contactPerson(person)
  const { address } = brand
  const [family = '', ...firstNames] = name.split(' ').reverse()
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[family, firstNames.reverse().join(' '), '', '', ''].map(escapeText).join(';')}`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(brand.name)}`,
    `TITLE:${escapeText(role)}`,
    `TEL;TYPE=WORK,CELL:${phone.e164}`,
    `EMAIL;TYPE=WORK:${email}`,
    `URL:${brand.url}`,
    `ADR;TYPE=WORK:${['', '', address.street ?? '', address.city, address.state, address.postalCode ?? '', 'Brasil'].map(escapeText).join(';')}`,
    'END:VCARD',
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&')
}
