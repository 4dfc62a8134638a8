import { expect, test } from 'vitest'
import { fileTypeOf } from './file-type.ts'
import { refusals } from './refusals.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
  ['webp', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
  ['gif', 'GIF89a'],
  ['heic', '\x00\x00\x00\x18ftypheic'],
  ['heic', '\x00\x00\x00\x18ftypmif1'],
  ['avif', '\x00\x00\x00\x18ftypavif'],
  ['svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">'],
  ['unknown', 'PK\x03\x04'],
  ['unknown', '%PDF-1.7'],
  ['unknown', '<html><script>alert(1)</script>'],
  ['unknown', ''],
  ['unknown', '\xff\xd8'],
])('a file is %s by its content, whatever it is called', (type, content) => {
  expect(fileTypeOf(bytes(content))).toBe(type)
})

test('whoever sends an iPhone’s file reads how to send a JPEG', () => {
  expect(refusals.heic.help).toContain('Mais Compatível')
  expect(refusals.heic.help).toContain('JPEG')
})

test('every refusal says what is wrong and what to do', () => {
  for (const { message, help } of Object.values(refusals)) {
    expect(message).toMatch(/\.$/)
    expect(help).toMatch(/\.$/)
  }
})
