import type { SuccessCase } from '../types/case.ts'

// Sample client: person, company and figures are invented. Replace with a real, authorised and
// provable case. The returns of the four samples average to claims.cases.roi.
export const successCase: SuccessCase = {
  slug: 'clinica-sorriso-do-mar',
  name: 'Renata Moura',
  role: 'Dentista e sócia',
  company: 'Clínica Sorriso do Mar',
  sector: 'Saúde',
  quote:
    'Eu achava que faltava paciente. Faltava responder a tempo e lembrar quem já tinha marcado.',
  fullStory: [
    'A Clínica Sorriso do Mar tem três cadeiras no Papicu, em Fortaleza, e quase dez anos de bairro. Quando Renata Moura nos procurou, as manhãs estavam vazias e ela queria dobrar a verba de anúncios. Antes de gastar um real a mais, pedimos para olhar o celular da recepção.',
    'Ali estava o problema. As mensagens esperavam, em média, três horas por resposta, porque a recepcionista também atendia o balcão. De cada cem avaliações marcadas, em 26 o paciente não aparecia. E havia 2.300 antigos pacientes na lista de contatos que nunca mais tinham recebido um recado.',
    'Começamos pelo que não custava mídia. Montamos um fluxo de WhatsApp que cumprimenta, pergunta o motivo da consulta e oferece horários livres, passando a conversa para a recepção sempre que aparece dor, dúvida clínica ou pedido para falar com alguém. Cada paciente marcado recebe uma confirmação 48 horas antes e um lembrete na manhã da consulta, com um botão para remarcar.',
    'No segundo mês entraram três páginas, uma para implante, uma para alinhador e uma para clareamento, com textos revisados pela responsável técnica segundo as normas do Conselho de Odontologia. Os anúncios de busca passaram a cobrir só os bairros de onde o paciente vem de verdade. No quarto mês convidamos os antigos pacientes para a revisão, em grupos pequenos, para a agenda dar conta.',
    'Nem tudo funcionou. A primeira versão do fluxo fazia perguntas demais e um terço das pessoas desistia no meio; cortamos de sete perguntas para três. Os anúncios de clareamento traziam muita conversa e pouca consulta, e foram pausados.',
    'Ao fim de oito meses, a clínica recebia 120 avaliações por mês, contra 55 no início, e as faltas tinham caído para 11%. O sistema de gestão registrou R$ 415 mil em tratamentos ligados às campanhas e à reativação. Em vez de aumentar a verba, Renata contratou uma segunda dentista para as manhãs.',
  ],
  rating: 5,
  metrics: [
    { label: 'ROI', value: '+980%' },
    { label: 'Avaliações por mês', value: '+118%' },
    { label: 'Faltas', value: '−58%' },
  ],
  avatar: 'RM',
  timeline: '8 meses',
  investment: 'R$ 4.800 por mês, com a verba de anúncios',
  challenge:
    'Mensagens respondidas em três horas, 26% de faltas nas avaliações e manhãs com a agenda vazia.',
  solution:
    'Atendimento automático no WhatsApp com passagem para a recepção, lembretes, três páginas de tratamento e anúncios de busca por bairro.',
  results: [
    'De 55 para 120 avaliações marcadas por mês',
    'Faltas reduzidas de 26% para 11%',
    'Primeira resposta em até 4 minutos no horário comercial',
    '310 antigos pacientes de volta à clínica',
    'R$ 415 mil em tratamentos atribuídos ao projeto',
  ],
  art: { seed: 1210, field: 'ripples', hue: 'mar' },
}
