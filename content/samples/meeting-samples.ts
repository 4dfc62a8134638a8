import type { SampleMeeting } from '../types/samples/meeting-samples.ts'

/** Invented meetings, for looking around an empty desk. None of these people exists. */
export const meetingSamples: SampleMeeting[] = [
  {
    name: 'Helena Duarte',
    company: 'Clínica Bem Viver',
    subject: 'Agenda da clínica com buracos à tarde',
    day: -3,
    at: '10:00',
    state: 'held',
  },
  {
    name: 'Rafael Moura',
    company: 'Moura Imóveis',
    subject: 'Leads que não respondem',
    day: -2,
    at: '15:30',
    state: 'missed',
  },
  {
    name: 'Sílvia Prado',
    company: 'Ateliê Sílvia Prado',
    subject: 'Vender em outras cidades',
    day: 0,
    at: '11:00',
    state: 'confirmed',
  },
  {
    name: 'Davi Lucena',
    company: 'Oficina Lucena',
    subject: 'Quero aparecer no mapa antes do concorrente',
    day: 0,
    at: '16:30',
    state: 'confirmed',
  },
  {
    name: 'Carla Menezes',
    company: 'Escola Passo Firme',
    subject: 'Matrículas de 2027',
    day: 1,
    at: '09:30',
    state: 'confirmed',
  },
  {
    name: 'Igor Sales',
    company: 'Pousada do Bosque',
    subject: 'Baixa temporada',
    day: 2,
    at: '14:00',
    state: 'confirmed',
  },
  {
    name: 'Nadja Torres',
    company: 'Doceria Nadja',
    subject: 'Encomendas pelo WhatsApp',
    day: 4,
    at: '10:30',
    state: 'confirmed',
  },
]
