/** Slugs of content/team. The first lead also has a page at the root of the site, as `personal` has. */
export const people: { leads: string[]; personal?: string } = {
  leads: ['marina-lopes', 'caio-nogueira'],
  personal: 'beatriz-saldanha',
}
