import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brand } from '#content/brand.ts'
import { contactPerson } from '#content/contact-person.ts'
import { linkFiles } from '#content/links-page-files.ts'
import { page } from '#content/pages/links.ts'
import type { Personal, Profile } from '#content/types/team.ts'
import { root } from './cache.ts'

/** Version 3.0 is what every phone reads; its lines end in CRLF. */
export async function vcardFiles(): Promise<Map<string, Buffer>> {
  const { person, phone, email } = page.contact
  const { name, role } = contactPerson(await findPerson(person))
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

async function findPerson(slug: string | undefined): Promise<Profile | Personal | undefined> {
  const file = path.join(root, `content/team/${slug}.ts`)
  if (!existsSync(file)) return undefined
  const { profile, personal } = await import(pathToFileURL(file).href)
  return profile ?? personal
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&')
}
