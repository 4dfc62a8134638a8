import type { SampleChannels } from '../types/samples/channel-samples.ts'

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
  social: [
    {
      channel: 'instagram',
      people: 420,
      followers: 3180,
      counts: [
        { name: 'views', each: 2.6 },
        { name: 'interactions', each: 0.11 },
        { name: 'profileViews', each: 0.07 },
        { name: 'siteClicks', each: 0.02 },
      ],
    },
    {
      channel: 'facebook',
      people: 190,
      followers: 5240,
      counts: [
        { name: 'views', each: 1.9 },
        { name: 'interactions', each: 0.06 },
      ],
    },
  ],
  posts: [
    { text: 'Antes e depois: o resultado de uma semana.', success: 1.4 },
    { text: 'Três perguntas que todo mundo faz antes de comprar.', success: 2.3 },
    { text: 'Bastidores: como a equipe prepara cada pedido.', success: 0.9 },
    { text: 'Novo horário de atendimento aos sábados.', success: 0.6 },
    { text: 'Quem já é cliente conta o que achou.', success: 1.7 },
    { text: 'Promoção desta semana, enquanto durar o estoque.', success: 1.1 },
    { text: 'Dica rápida: como escolher sem errar.', success: 2.0 },
    { text: 'Feriado: veja quando abrimos.', success: 0.5 },
  ],
  ads: [
    {
      channel: 'tiktok-ads',
      campaigns: [
        { name: 'Vídeos de bastidores', spend: 42, clicks: 61, acts: 0.05 },
        { name: 'Promoção do mês', spend: 28, clicks: 35, acts: 0.07 },
      ],
    },
    {
      channel: 'linkedin-ads',
      campaigns: [{ name: 'Empresas da região', spend: 36, clicks: 9, acts: 0.11 }],
    },
  ],
  stories: [
    { text: 'Chegou novidade', success: 0.5 },
    { text: 'Enquete: azul ou verde?', success: 0.7 },
    { text: 'Últimas vagas da semana', success: 0.6 },
  ],
}
