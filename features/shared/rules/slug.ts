/** Small letters without accents, with dashes between words: 'Anúncios no rádio' is 'anuncios-no-radio'. */
export const slugOf = (text: string, longest = 80): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' e ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '')
