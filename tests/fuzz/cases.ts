import type { Choose } from './choose.ts'
import type { Form } from './forms.ts'
import { oddBodies, oddJson, percentEncoded } from './odd-values.ts'
import { type Asked, CHAT_KEY, type Who } from './stage.ts'
import { jsonForms, pages, queries } from './targets.ts'

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

const written = (fields: [string, string][]) =>
  fields.map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`).join('&')

/** Made up where a story has none; what is no id of anything is an odd value too. */
export const fill = (path: string, ids: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name) => ids[name] ?? 'x')

type Place = { path: string; who: Who; ids: Record<string, string> }

/** Each part of a path that is left open. */
export function pathCases({ path, who, ids }: Place, choose: Choose): Asked[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  return names.flatMap((name) =>
    // What is empty would be another address, and a long one is refused before anybody reads it.
    choose(name)
      .map(({ text }) => text)
      .filter((text) => text.trim() !== '' && text.length < 500)
      .map((text) => ({
        who,
        method: 'GET',
        path: fill(path, { ...ids, [name]: percentEncoded(text) }),
      })),
  )
}

/** Each parameter alone, twice, as part of a list, and all of them at once. */
export function queryCases({ path, who, ids }: Place, choose: Choose): Asked[] {
  const names = queries[path] ?? []
  const address = fill(path, ids)
  const get = (query: string) => ({ who, method: 'GET', path: `${address}?${query}` })
  const askData = (query: string) => asData(get(query), path)
  const all = (text: string) => written(names.map((name): [string, string] => [name, text]))
  return [
    ...names.flatMap((name) =>
      choose(name).map(({ text, rendered }) => (rendered ? get : askData)(written([[name, text]]))),
    ),
    ...(names.length > 0
      ? [get(names.map((name) => `${name}=1&${name}[x]=2&${name}`).join('&'))]
      : []),
    ...(names.length > 1
      ? choose('')
          .slice(-2)
          .map(({ text }) => askData(all(text)))
      : []),
    askData('__proto__=1&constructor=2&%00=%00&%=%&='),
  ]
}

/** Pages of the router, whose data can be requested without the page. */
const rendered = new Set(pages.filter(({ file }) => file.endsWith('.tsx')).map(({ path }) => path))

/** The same as the router's data request: the page is not rendered, which is the slowest step. */
export function asData(request: Asked, route: string): Asked {
  if (!rendered.has(route)) return request
  const [path = '', query] = request.path.split('?')
  return { ...request, path: `${path}.data${query === undefined ? '' : `?${query}`}` }
}

const BOUNDARY = 'xxfuzzxx'

/** A file where a text is expected. */
function multipart(fields: [string, string][], fileField: string): string {
  const parts = fields.map(([name, value]) =>
    name === fileField
      ? `Content-Disposition: form-data; name="${name}"; filename="a\u0000.txt"\r\nContent-Type: text/plain\r\n\r\n\u0000`
      : `Content-Disposition: form-data; name="${name}"\r\n\r\n${value.toWellFormed()}`,
  )
  return [...parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`), `--${BOUNDARY}--\r\n`].join('')
}

/** What a person might have typed where the page has nothing. */
const typed: Record<string, string> = {
  name: 'Marina visitante-zzqx',
  fullName: 'Marina visitante-zzqx',
  companyName: 'Padaria',
  company: 'Padaria',
  email: 'marina.visitante-zzqx@example.com',
  phone: '(85) 98888-7777',
  message: 'Quero vender mais',
  body: 'Um texto',
  text: 'Um texto',
  note: 'Um texto',
  reason: 'Um texto',
  subject: 'Um assunto',
  label: 'Um acesso',
  secret: 'um-acesso-que-nao-abre-nada',
  password: 'jangada no mar aberto',
  confirmPassword: 'jangada no mar aberto',
  currentPassword: 'nao e esta',
  code: '123456',
  day: '2027-03-10',
  date: '2026-10-10',
  first: '2026-10-01',
  last: '2026-10-31',
  from: '09:00',
  until: '10:00',
  value: '1.500,00',
  id: '00000000-0000-4000-8000-000000000000',
}

/** Fields that differ only by a number are one. */
const kindOf = (name: string) => name.replace(/\d+/g, '#')

/** One field of a form at a time, all others as a person would leave them. */
export function formCases(
  { path, fields: formFields, route }: Pick<Form, 'path' | 'fields'> & { route: string },
  who: Who,
  choose: Choose,
): Asked[] {
  const fields = [...new Map(formFields)].map(([name, value]): [string, string] => [
    name,
    value || (typed[name] ?? ''),
  ])
  const post = (headers: Record<string, string>, body: string | Buffer): Asked => ({
    who,
    method: 'POST',
    path,
    headers,
    body,
  })
  const changed = (name: string, text: string) =>
    fields.map(([other, value]): [string, string] => [other, other === name ? text : value])
  const kinds = new Set<string>()
  const each = fields.filter(([name]) => !kinds.has(kindOf(name)) && kinds.add(kindOf(name)))
  const mixed = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
  return [
    ...each.flatMap(([name]) =>
      choose(name).map(({ text, rendered }) => {
        const request = post(urlencoded, written(changed(name, text)))
        return rendered ? request : asData(request, route)
      }),
    ),
    ...each.slice(-1).map(([name]) => post(mixed, multipart(fields, name))),
  ]
}

/** Every field twice, which does what the form is for more often than not: so it comes last. */
export const repeatCase = ({ path, fields }: Pick<Form, 'path' | 'fields'>, who: Who): Asked => ({
  who,
  method: 'POST',
  path,
  headers: urlencoded,
  body: written([...fields, ...fields.map(([name]): [string, string] => [name, '\0'])]),
})

/** Bodies that are no form, `count` of them for each address that takes one. */
export function bodyCases(path: string, who: Who, at: number, count: number): Asked[] {
  const bodies: [type: string, body: string][] = [
    ['application/x-www-form-urlencoded', ''],
    ['application/x-www-form-urlencoded', '%=%00&%00&__proto__[x]=1&='],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=a', '--b\r\n\r\nx'],
    ['application/json', '{"intent":{"a":1}}'],
    ['\t', '\0'],
  ]
  return Array.from({ length: count }, (_, more) => {
    const [type, body] = bodies[(at + more) % bodies.length] as [string, string]
    return { who, method: 'POST', path, headers: { 'Content-Type': type }, body }
  })
}

export function jsonCases(): Asked[] {
  return jsonForms.flatMap(({ path, who, fields }) => {
    const post = (body: string | Buffer): Asked => ({
      who,
      method: 'POST',
      path,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${CHAT_KEY}`,
      },
      body,
    })
    return [
      ...Object.keys(fields).flatMap((name) =>
        oddJson.map((value) => post(JSON.stringify({ ...fields, [name]: value }))),
      ),
      ...oddBodies.map(post),
    ]
  })
}

/** Every address with other methods, and with the router's data requests. */
export function otherCases(ids: Record<string, string>, mounts: string[]): Asked[] {
  const addresses = [
    ...pages.map(({ path, who }) => ({ path: fill(path, ids), who })),
    ...mounts.map((path) => ({ path, who: 'visitor' as const })),
  ]
  const odd = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']
  return [
    ...addresses.flatMap(({ path, who }, at) => [
      // One each: more per address would find nothing new.
      { who, method: odd[at % odd.length] as string, path },
      { who, method: 'GET', path: `${path}.data` },
    ]),
    ...['\0', '__proto__', `routes/${'9'.repeat(30)}`].flatMap((text) => [
      {
        who: 'staff' as const,
        method: 'GET',
        path: `/agencia.data?_routes=${percentEncoded(text)}`,
      },
      { who: 'staff' as const, method: 'GET', path: `/__manifest?paths=${percentEncoded(text)}` },
      {
        who: 'staff' as const,
        method: 'POST',
        path: `/agencia.data?index&_routes=${percentEncoded(text)}`,
      },
    ]),
  ]
}

/** Header values that no person types, but any client may send. */
export function headerCases(ids: Record<string, string>): Asked[] {
  const odd = ['%00', '%ED%A0%80', '%', '9'.repeat(400), `${ids.id}.x`]
  const cookies: Record<string, string>[] = odd.flatMap((text) =>
    [
      'better-auth.session_token',
      'better-auth.two_factor',
      'cliente',
      'ver-como',
      'aviso',
      'preferencias',
      '__proto__',
    ].map((name) => ({ Cookie: `${name}=${text}` })),
  )
  const others: Record<string, string>[] = [
    { Referer: 'http://[' },
    { Referer: 'http://localhost/?utm_source=%00&utm_campaign=%ED%A0%80' },
    { 'User-Agent': 'x'.repeat(4000) },
    { 'Accept-Language': '%00;q=nan' },
    { 'Accept-Encoding': 'br;q=9999999999999' },
    { Range: 'bytes=-9' },
    { 'If-None-Match': '"' },
    { 'If-Modified-Since': '2026-13-45' },
    { Origin: 'null' },
    { Origin: 'http://[' },
    { 'X-Forwarded-For': '999.999.999.999, %00' },
    { 'X-Forwarded-Proto': 'x' },
    { Host: '[' },
    { Host: 'a b' },
  ]
  const places = ['/', '/agenda', '/auth', '/dashboard', '/agencia']
  return [...cookies, ...others].flatMap((headers, at): Asked[] => {
    const path = places[at % places.length] as string
    const to = at % 4 === 1 ? '/agenda' : '/contato'
    const body = 'name=x'
    return [
      at % 2
        ? { who: 'visitor', method: 'POST', path: to, headers: { ...urlencoded, ...headers }, body }
        : { who: 'visitor', method: 'GET', path, headers },
    ]
  })
}

const csv = 'Dia;Campanha;Impressões;Cliques;Valor usado (BRL)\n'
const files: [name: string, content: string | Buffer][] = [
  ['vazio.csv', ''],
  ['nulo.csv', `${csv}2026-10-01;a\0b;1;1;1,00\n`],
  ['dias.csv', `${csv}2026-13-45;a;1;1;1,00\n0001-01-01;a;1;1;1\n9999-12-31;a;1;1;1\n`],
  ['numeros.csv', `${csv}2026-10-01;a;${'9'.repeat(40)};1e300;-1\n`],
  ['largo.csv', `${csv}${'x;'.repeat(20_000)}\n`],
  ['bytes.csv', Buffer.from([0xff, 0xfe, 0, 0xd8, 0, 1, 2, 3])],
  ['falsa.xlsx', 'PK\u0003\u0004x'],
  ['__proto__.csv', `${csv}__proto__;constructor;toString;1;1\n`],
  ['sem-tipo', 'x'],
  [`${'a'.repeat(300)}\0.csv`, csv],
]

export function uploadCases(path: string): Asked[] {
  const upload = (field: string, name: string, content: string | Buffer): Asked => ({
    who: 'staff',
    method: 'POST',
    path,
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  })
  return [
    ...files.map(([name, content]) => upload('file', name, content)),
    upload('outro', 'a.csv', csv),
    ...['multipart/form-data', 'multipart/form-data; boundary=', 'text/csv', '%00'].map(
      (type): Asked => ({
        who: 'staff',
        method: 'POST',
        path,
        headers: { 'Content-Type': type },
        body: csv,
      }),
    ),
  ]
}
