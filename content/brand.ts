/**
 * Everything that makes the site one agency's. All values below are invented samples:
 * replace them with your own and set `sample` to false.
 */
export const brand = {
  sample: true,
  name: 'Alísio',
  legalName: 'Alísio Marketing Digital Ltda. (empresa fictícia)',
  taxId: '00.000.000/0001-00',
  tagline: 'Marketing digital com vento a favor',
  description:
    'Agência de marketing digital em Fortaleza: tráfego pago, conteúdo, sites e automação com IA para pequenas e médias empresas.',
  assistant: 'IAxel',
  /** The public address: canonical links, the sitemap and share cards are built with it. */
  url: 'https://alisio.example',
  email: 'oi@alisio.example',
  privacyEmail: 'privacidade@alisio.example',
  privacyOfficer: 'Marina Lopes',
  phone: { display: '(85) 90000-0000', e164: '+5585900000000' },
  whatsapp: '5585900000000',
  /**
   * Where visitors book a meeting: 'own' serves /agenda (content/pages/agenda.ts); the https address of
   * another service replaces it in every button. SCHEDULING_WIDGET_URL shows that inside the contact section.
   */
  scheduling: 'own' as string,
  address: {
    street: 'Av. Exemplo dos Ventos, 1000',
    district: 'Praia de Iracema',
    city: 'Fortaleza',
    state: 'CE',
    stateName: 'Ceará',
    postalCode: '60000-000',
    country: 'BR',
    latitude: -3.7227,
    longitude: -38.5108,
  },
  timeZone: 'America/Fortaleza',
  /** 0 is Sunday. A day that is missing is closed. */
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', label: 'Segunda a sexta, 9h às 18h' },
    { days: [6], opens: '09:00', closes: '13:00', label: 'Sábado, 9h às 13h' },
  ],
  closed: 'Domingo, fechado',
  replyTime: 'Resposta em até 24 horas úteis',
  social: {
    facebook: { label: 'Facebook', url: 'https://facebook.example/alisio' },
    instagram: { label: 'Instagram', url: 'https://instagram.example/alisio' },
    linkedin: { label: 'LinkedIn', url: 'https://linkedin.example/company/alisio' },
  },
} as const
