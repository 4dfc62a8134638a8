import type { Brand } from './types/brand.ts'

/**
 * Everything that makes the site one agency's. All values below are invented samples:
 * replace them with your own and set `sample` to false.
 */
export const brand: Brand = {
  sample: true,
  name: 'Alísio',
  legalName: 'Alísio Marketing Digital Ltda. (empresa fictícia)',
  taxId: '00.000.000/0001-00',
  tagline: 'Marketing digital com vento a favor',
  description:
    'Agência de marketing digital em Fortaleza: tráfego pago, conteúdo, sites e automação com IA para pequenas e médias empresas.',
  assistant: 'IAxel',
  url: 'https://alisio.example',
  email: 'oi@alisio.example',
  privacyEmail: 'privacidade@alisio.example',
  privacyOfficer: 'Marina Lopes',
  phone: { display: '(85) 90000-0000', e164: '+5585900000000' },
  whatsapp: '5585900000000',
  scheduling: 'own',
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
}
