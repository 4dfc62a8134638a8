import { create } from 'qrcode'
import { describe, expect, test } from 'vitest'
import { readQr } from '#tests/support/pages/qr.ts'
import { drawQr, pixelsOf } from './qr-drawing.ts'

/** As large and as dark as a mark may be. */
const paper = { ink: '#000000', mark: '<path fill="#444444" d="M2 2h30v30H2z"/>' }

const addresses = [
  'https://x.br/links',
  'https://agencia.example/links',
  'https://www.uma-agencia-com-nome-comprido.com.br/links',
  'https://preview-1234567890.um-ramo-de-nome-longo.agencia.example.com.br/links',
]

describe('the drawing of a QR code', () => {
  test.each(addresses)('can be read with a mark in its middle: %s', async (address) => {
    const code = create(address, { errorCorrectionLevel: 'H' })
    const drawing = Buffer.from(drawQr(code, address, paper))
    expect(await readQr(drawing)).toEqual({ text: address, level: 'H' })
  })
  test('makes every module a whole number of pixels, 800 of them or more', () => {
    const code = create(addresses[1] as string, { errorCorrectionLevel: 'H' })
    expect(pixelsOf(code) % (code.modules.size + 8)).toBe(0)
    expect(pixelsOf(code)).toBeGreaterThanOrEqual(800)
  })
  test('carries its address as its title, whatever is in it', () => {
    const code = create('x', { errorCorrectionLevel: 'H' })
    expect(drawQr(code, 'a?b=1&c=<d>', paper)).toContain('<title>a?b=1&amp;c=&lt;d></title>')
  })
})
