/** Arial's advance widths by weight, letters of one width together; Liberation Sans has the same. */
const widths: Record<'regular' | 'bold', Record<number, string>> = {
  regular: {
    455: 'ijl',
    569: 'ft .,I',
    682: 'r',
    1024: 'cksvxyz',
    1139: 'abdeghnopqu0123456789',
    1366: 'AESPV',
    1479: 'wCDNR',
    1593: 'O',
    1706: 'mM',
  },
  bold: {
    569: 'ijl .,I',
    682: 'ft',
    797: 'r',
    1024: 'z',
    1139: 'aceksvxy0123456789',
    1251: 'bdghnopqu',
    1366: 'ESPV',
    1479: 'ACDNR',
    1593: 'wO',
    1706: 'M',
    1821: 'm',
  },
}

const unitsPerEm = 2048

export function arialWidth(weight: keyof typeof widths, letter: string): number {
  const entry = Object.entries(widths[weight]).find(([, letters]) => letters.includes(letter))
  if (!entry) throw new Error(`No Arial width for "${letter}"`)
  return Number(entry[0]) / unitsPerEm
}
