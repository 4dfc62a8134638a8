import { create } from 'qrcode'
import { describe, expect, test } from 'vitest'
import { readQr } from '#tests/support/qr.ts'
import { drawQr, pixelsOf } from './qr-drawing.ts'

const addresses = [
  'https://x.br/links',
  'https://alisio.example/links',
  'https://www.uma-agencia-com-nome-comprido.com.br/links',
  'https://preview-1234567890.um-ramo-de-nome-longo.agencia.example.com.br/links',
]

describe('the drawing of a QR code', () => {
  test.each(addresses)('can be read with the sail in its middle: %s', async (address) => {
    const code = create(address, { errorCorrectionLevel: 'H' })
    const drawing = Buffer.from(drawQr(code, address))
    expect(await readQr(drawing)).toEqual({ text: address, level: 'H' })
  })
  test('makes every module a whole number of pixels, 800 of them or more', () => {
    const code = create(addresses[1] as string, { errorCorrectionLevel: 'H' })
    expect(pixelsOf(code) % (code.modules.size + 8)).toBe(0)
    expect(pixelsOf(code)).toBeGreaterThanOrEqual(800)
  })
  test('carries its address as its title, whatever is in it', () => {
    const code = create('x', { errorCorrectionLevel: 'H' })
    expect(drawQr(code, 'a?b=1&c=<d>')).toContain('<title>a?b=1&amp;c=&lt;d></title>')
  })
})
