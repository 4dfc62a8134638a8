import type { Channel } from '../platform.ts'
import { ga4Api, ga4Scope } from './ga4-api.ts'

/** Google Analytics 4: who came to the site, from where, and what they did. */
export const ga4: Channel = {
  kind: 'channel',
  key: 'ga4',
  name: 'Google Analytics',
  credential: 'google',
  scopes: [ga4Scope],
  scopeText: 'ver as visitas do site (Google Analytics)',
  page: 'site',
  title: 'Site',
  accountWord: 'propriedade',
  metrics: [
    { key: 'sessions', name: 'Visitas', unit: 'count', adds: { by: 'sum' } },
    { key: 'totalUsers', name: 'Pessoas', unit: 'count', adds: { by: 'never' } },
    { key: 'keyEvents', name: 'Ações importantes', unit: 'count', adds: { by: 'sum' } },
    { key: 'engagedSessions', name: 'Visitas com interesse', unit: 'count', adds: { by: 'sum' } },
    {
      key: 'engagementRate',
      name: 'Parte com interesse',
      unit: 'percent',
      adds: { by: 'ratio', over: 'engagedSessions', under: 'sessions', times: 100 },
    },
  ],
  figures: ['sessions', 'totalUsers', 'keyEvents'],
  tables: [
    {
      dimension: 'source',
      title: 'De onde vieram as visitas',
      column: 'Origem',
      metrics: ['sessions', 'keyEvents'],
      names: {
        Direct: 'Direto',
        'Organic Search': 'Busca orgânica',
        'Organic Social': 'Redes sociais',
        'Organic Video': 'Vídeos',
        'Organic Shopping': 'Vitrines de compras',
        'Paid Search': 'Anúncios na busca',
        'Paid Social': 'Anúncios nas redes',
        'Paid Video': 'Anúncios em vídeo',
        'Paid Shopping': 'Anúncios de produtos',
        'Paid Other': 'Outros anúncios',
        'Cross-network': 'Anúncios em várias redes',
        Display: 'Anúncios de imagem',
        Referral: 'Outros sites',
        Email: 'E-mail',
        SMS: 'SMS',
        Affiliates: 'Afiliados',
        Audio: 'Áudio',
        'Mobile Push Notifications': 'Notificações',
        Unassigned: 'Sem origem conhecida',
        '(other)': 'Outras',
        '(not set)': 'Não informada',
      },
      rest: 'Outras',
    },
    {
      dimension: 'page',
      title: 'Por onde entraram',
      column: 'Página de entrada',
      metrics: ['sessions', 'keyEvents'],
      names: {
        '(not set)': 'Não informada',
        '(other)': 'Outras páginas',
        '/': 'Página inicial (/)',
      },
      rest: 'Outras páginas',
    },
    {
      dimension: 'event',
      title: 'Ações importantes',
      column: 'Ação',
      metrics: ['keyEvents'],
      names: {
        generate_lead: 'Contato enviado (generate_lead)',
        purchase: 'Compra (purchase)',
        form_submit: 'Formulário enviado (form_submit)',
        sign_up: 'Cadastro (sign_up)',
        click: 'Clique (click)',
      },
      rest: 'Outras ações',
    },
  ],
  notes: [
    {
      title: 'Visitas',
      text: 'As sessões que o Google Analytics contou, nos dias da propriedade. Quem recusa os cookies pode não ser contado.',
    },
    {
      title: 'Pessoas',
      text: 'Quantas pessoas diferentes vieram. Quem vem em dois dias é uma pessoa só, por isso os dias não se somam: o número do período inteiro é pedido ao Google. Onde ele não existe, aparece um traço.',
    },
    {
      title: 'Ações importantes',
      text: 'Os eventos que a propriedade marca como principais, como um contato enviado ou uma compra.',
    },
    {
      title: 'Dias que mudam',
      text: 'O Google ainda corrige os últimos dias. Lemos de novo os últimos 14 toda madrugada.',
    },
  ],
  // Google goes on processing a day for two or three more; attribution of key events takes longer.
  window: 14,
  delayDays: 1,
  open: ga4Api,
}
