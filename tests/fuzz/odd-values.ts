/** Random numbers, reproducible from a printed seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Stands in every text that a log may not quote. */
export const MARKER = 'visitante-zzqx'

/** What each field, parameter and part of a path is sent, every time: the last by what it is for. */
export function worstTexts(name: string): string[] {
  const isDay = /^(de|ate|dia|day|untilDay|date|first|last|ends|mes|semana|periodo|a-partir)$/
  return [`${MARKER}\0\ud800`, isDay.test(name) ? '2026-13-45' : '9'.repeat(30)]
}

/** Some of these by chance. */
export const oddTexts = [
  '9'.repeat(30),
  '2026-13-45',
  '__proto__',
  '\0',
  '8640000000000001',
  '1e300',
  '',
  ' ',
  '\ud800',
  'a\udfffb',
  '%00',
  '%',
  '\r\n\t\u000b',
  '\u202e\u2028\ufeff\uffff',
  '😀'.repeat(400),
  `${MARKER} `.repeat(300),
  '-1',
  '0',
  '-0',
  '1.5',
  '0x10',
  'NaN',
  'Infinity',
  '-Infinity',
  '2147483648',
  '9223372036854775808',
  '99999999999999',
  '-8640000000000001',
  '000000000000',
  '2026-02-30',
  '2026-00-10',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30_2026-13-01',
  '2026-13',
  '25:61',
  '2026-11-16T99:99:99Z',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  '[object Object]',
  'true',
  'sim',
  'on',
  '00000000-0000-0000-0000-000000000000',
  '{00000000-0000-0000-0000-000000000000}',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  "';select pg_sleep(1)--",
  '%_\\',
  '" onload="x',
  '<script>x</script>',
  'javascript:alert(1)',
  'http://[',
  'https://\u0000.example',
  'a@b.c',
  '"a b"@example.com',
  '../../etc/passwd',
  '{"a":',
  '[1,2]',
]

/** What a program may send as JSON in place of a text. */
export const oddJson: unknown[] = [
  null,
  true,
  0,
  -1,
  1e300,
  [],
  {},
  ['a', ['b']],
  { toString: 'x', __proto__: null },
  '\0',
  '\ud800',
  `${MARKER}{`,
  '__proto__',
  'x'.repeat(6000),
]

/** Bodies that are no JSON of ours. */
export const oddBodies = [
  '',
  'null',
  '[]',
  '"x"',
  '123',
  '{',
  `{"${MARKER}`,
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  '['.repeat(5000),
  Buffer.from([0xff, 0xfe, 0, 0xed, 0xa0, 0x80]),
]

/** Percent-encoded for an address or a form; a lone surrogate as its three invalid UTF-8 bytes. */
export function percentEncoded(text: string): string {
  return [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) as number
      if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(sign)
      const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
      return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('')
    })
    .join('')
}
