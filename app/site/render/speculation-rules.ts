const elsewhere = ['/auth*', '/dashboard*', '/agencia*', '/agenda*', '/functions/*', '/generated/*']
const where = { and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }] }

/** A page is fetched when its link is pointed at, and made ready when the link is pressed. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})
