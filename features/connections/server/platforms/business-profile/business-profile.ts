import type { Channel } from '../platform.ts'
import { businessProfileApi, businessProfileScope } from './business-profile-api.ts'

/** Google Business Profile: what people did at the company's entry on the map and in the search. */
export const businessProfile: Channel = {
  kind: 'channel',
  key: 'business-profile',
  name: 'Perfil da Empresa no Google',
  credential: 'google',
  scopes: [businessProfileScope],
  scopeText: 'ver ligações, rotas e cliques do perfil da empresa no mapa (Perfil da Empresa)',
  page: 'mapa',
  title: 'Mapa do Google',
  accountWord: 'perfil',
  metrics: [
    { key: 'calls', name: 'Ligações', unit: 'count', adds: { by: 'sum' } },
    { key: 'directions', name: 'Pedidos de rota', unit: 'count', adds: { by: 'sum' } },
    { key: 'website', name: 'Cliques para o site', unit: 'count', adds: { by: 'sum' } },
    { key: 'messages', name: 'Cliques no WhatsApp', unit: 'count', adds: { by: 'sum' } },
    { key: 'impressions', name: 'Vezes que apareceu', unit: 'count', adds: { by: 'sum' } },
  ],
  figures: ['calls', 'directions', 'website'],
  tables: [
    {
      dimension: 'where',
      title: 'Onde o perfil apareceu',
      column: 'Lugar',
      metrics: ['impressions'],
      names: {
        MOBILE_MAPS: 'Mapa, no celular',
        MOBILE_SEARCH: 'Busca, no celular',
        DESKTOP_MAPS: 'Mapa, no computador',
        DESKTOP_SEARCH: 'Busca, no computador',
      },
      rest: 'Outros lugares',
    },
  ],
  notes: [
    {
      title: 'Ligações, rotas, site e WhatsApp',
      text: 'Quantas vezes alguém apertou cada botão do perfil. Uma ligação contada é um toque no botão; se houve conversa, o Google não sabe.',
    },
    {
      title: 'Vezes que apareceu',
      text: 'O Google conta cada pessoa uma vez por dia em cada lugar. Em vários dias a mesma pessoa conta de novo.',
    },
    {
      title: 'Dias que faltam',
      text: 'Os números chegam alguns dias depois. Lemos de novo os últimos 14 toda madrugada.',
    },
  ],
  window: 14,
  delayDays: 6,
  open: businessProfileApi,
}
