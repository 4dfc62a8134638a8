import { brand } from '#content/brand.ts'
import { linkFiles } from '#content/links-page-files.ts'
import { page } from '#content/pages/links.ts'

/** Version 3.0 is what every phone reads; its lines end in CRLF. */
export function vcardFiles(): Map<string, Buffer> {
  const { name, role, phone, email } = page.contact
  const { address } = brand
  const [family = '', ...given] = name.split(' ').reverse()
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[family, given.reverse().join(' '), '', '', ''].map(escapeText).join(';')}`,
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
  return new Map([[linkFiles.card, Buffer.from(lines.join('\r\n'))]])
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&')
}
