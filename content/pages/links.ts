import { brand } from '../brand.ts'
import { schedulingPage } from '../derived/scheduling.ts'
import { meetingAction, meetingNote } from '../meeting.ts'
import { people } from '../people.ts'
import type { LinkItem, LinksContent } from '../types/links-page.ts'
import { whatsappUrl } from '../whatsapp.ts'

/** What each network is for; one without an address of the agency's has no button. */
const networks = (
  [
    ['instagram', 'Bastidores', true],
    ['linkedin', 'Bons números', false],
    ['facebook', 'Novidades', false],
  ] as const
).flatMap(([id, subtitle, stories]): LinkItem[] => {
  const network = brand.social[id]
  if (!network) return []
  const { label: title, url } = network
  return [{ id, title, subtitle, url, tone: 'card', size: 'small', pulse: false, stories }]
})

const message = 'Olá! Vim pela página de links e quero falar com um especialista.'

export const page: LinksContent = {
  meta: {
    title: 'Links',
    headTitle: 'Links: agenda, WhatsApp e redes sociais',
    description: `Todos os caminhos até a ${brand.name} em uma página feita para o celular: agenda, WhatsApp, site, redes sociais e contato direto.`,
  },
  art: { seed: 3319, field: 'fan', hue: 'mar-sol' },
  linksLabel: 'Links principais',
  socialLabel: 'Redes sociais',
  links: [
    {
      id: 'agenda',
      title: meetingAction,
      subtitle: meetingNote,
      url: schedulingPage(),
      tone: 'sun',
      size: 'large',
      pulse: true,
      stories: false,
      badge: 'Sem custo',
    },
    {
      id: 'whatsapp',
      title: 'Falar no WhatsApp',
      subtitle: 'Fale direto com um especialista',
      url: whatsappUrl(message),
      message,
      tone: 'sea',
      size: 'medium',
      pulse: false,
      stories: false,
    },
    {
      id: 'site',
      title: 'Conhecer o site',
      subtitle: 'Serviços, cases e planos',
      url: '/',
      tone: 'card',
      size: 'medium',
      pulse: false,
      stories: false,
    },
    ...networks,
  ],
  contact: {
    title: 'Contato direto',
    person: people.leads[0],
    phone: brand.phone,
    email: brand.email,
    message: 'Olá, {nome}! Vim pela página de links e quero conversar sobre marketing.',
    labels: {
      phone: 'Telefone',
      email: 'E-mail',
      whatsapp: 'WhatsApp',
      save: 'Salvar contato',
    },
  },
  code: {
    title: 'Leve esta página com você',
    text: 'Aponte a câmera ou imprima o código em cartões e vitrines.',
    alt: 'Código QR que abre esta página',
    png: 'Baixar PNG',
    svg: 'SVG para impressão',
  },
}
