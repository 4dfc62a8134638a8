const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const accented = 'ÁÀÂÃÉÊÍÓÔÕÚÜÇÑáàâãéêíóôõúüçñ'
const spaces = '\u00a0\u202f\u2011'

/**
 * What Brazilian Portuguese copy needs; characters a font lacks are passed over, and what only code
 * is written with comes from the visitor's own fonts. A file that fits into the first 14 kB a server
 * may send unasked arrives one round trip earlier.
 */
export const glyphs = [
  ascii.replace(/[#[\\\]^`{}~<>]/g, ''),
  accented,
  '“”‘’–—…•·°ºª×−→▲▼©',
  spaces,
].join('')

/** Headlines have no addresses in them either. */
export const displayGlyphs = [
  ascii.replace(/[#@*[\\\]^_`{|}~<>]/g, ''),
  accented,
  '“”‘’–—…·ºª×−→',
  spaces,
].join('')
