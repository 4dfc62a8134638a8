const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')

/** What Brazilian Portuguese copy needs; characters a font lacks are passed over. */
export const glyphs = [
  ascii,
  'ÁÀÂÃÉÊÍÓÔÕÚÜÇÑáàâãéêíóôõúüçñ',
  '“”‘’«»‹›–—…•·§¡¿',
  '°ºª¹²³½¼¾×÷−±≤≥%‰€£',
  '→←↑↓▲▼✓★©®™',
  '\u00a0\u202f\u2011',
].join('')
