const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const accented = 'ÁÀÂÃÉÊÍÓÔÕÚÜÇÑáàâãéêíóôõúüçñ'
const spaces = '\u00a0\u202f\u2011'

/**
 * What Brazilian Portuguese copy needs; characters a font lacks are passed over. A file that fits
 * into the first 14 kB a server may send unasked arrives one round trip earlier.
 */
export const glyphs = [ascii, accented, '“”‘’–—…•·°ºª×−€→▲▼©™', spaces].join('')

/** Headlines have no code in them. */
export const displayGlyphs = [
  ascii.replace(/[\\^_`{|}~<>]/g, ''),
  accented,
  '“”‘’–—…·ºª×−→',
  spaces,
].join('')
