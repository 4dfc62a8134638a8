import type { SampleChannels } from './types/channel-samples.ts'

/** Invented figures of a site and of its place in the search, for the sample clients. */
export const channelSamples: SampleChannels = {
  sources: [
    { name: 'Organic Search', visits: 46, acts: 0.041 },
    { name: 'Paid Social', visits: 38, acts: 0.052 },
    { name: 'Direct', visits: 27, acts: 0.033 },
    { name: 'Paid Search', visits: 22, acts: 0.068 },
    { name: 'Organic Social', visits: 14, acts: 0.02 },
    { name: 'Referral', visits: 5, acts: 0.03 },
  ],
  pages: [
    { name: '/', share: 0.34 },
    { name: '/servicos', share: 0.21 },
    { name: '/promocao', share: 0.17 },
    { name: '/contato', share: 0.12 },
    { name: '/blog/como-escolher', share: 0.09 },
    { name: '/sobre', share: 0.07 },
  ],
  events: [
    { name: 'generate_lead', share: 0.58 },
    { name: 'clique_whatsapp', share: 0.31 },
    { name: 'purchase', share: 0.11 },
  ],
  searches: [
    { query: '{marca}', page: '/', shown: 64, clickRate: 0.42, place: 1.2 },
    { query: '{marca} telefone', page: '/contato', shown: 21, clickRate: 0.38, place: 1.1 },
    {
      query: 'melhor preço perto de mim',
      page: '/servicos',
      shown: 140,
      clickRate: 0.031,
      place: 7.4,
    },
    {
      query: 'como escolher',
      page: '/blog/como-escolher',
      shown: 210,
      clickRate: 0.018,
      place: 9.8,
    },
    { query: 'promoção de hoje', page: '/promocao', shown: 95, clickRate: 0.044, place: 5.6 },
    { query: 'aberto agora', page: '/contato', shown: 58, clickRate: 0.052, place: 4.3 },
  ],
  untold: { page: '/', shown: 88, clickRate: 0.05, place: 8.1 },
  presses: [
    { name: 'calls', usual: 7 },
    { name: 'directions', usual: 11 },
    { name: 'website', usual: 9 },
    { name: 'messages', usual: 5 },
  ],
  places: [
    { name: 'MOBILE_MAPS', usual: 160 },
    { name: 'MOBILE_SEARCH', usual: 120 },
    { name: 'DESKTOP_SEARCH', usual: 44 },
    { name: 'DESKTOP_MAPS', usual: 21 },
  ],
}
