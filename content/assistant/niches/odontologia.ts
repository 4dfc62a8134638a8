import type { Niche } from '../../types/assistant.ts'

export const odontologia: Niche = {
  id: 'odontologia',
  name: 'clínicas odontológicas',
  terms: [
    'odonto*',
    'dentista',
    'dentario',
    'dentaria',
    'ortodontia',
    'ortodontista',
    'implante dentario',
    'aparelho dental',
    'sorriso',
    'protese dentaria',
    'endodontia',
  ],
  business: { article: 'a', noun: 'sua clínica' },
  customer: { one: 'paciente', many: 'pacientes' },
  search: 'dentista perto de mim',
  rule: 'O Conselho de Odontologia restringe promessa de resultado, preço como chamariz e fotos de antes e depois: o responsável técnico deve revisar cada peça.',
  proof: { label: 'Clínica Sorriso do Mar', path: '/cases-sucesso#clinica-sorriso-do-mar' },
  plays: {
    'trafego-pago':
      'Anuncie na busca por tratamento e bairro (“implante em Aldeota”, “alinhador perto do metrô”), com uma página para cada um. Anúncio genérico de “dentista” paga caro por quem só quer limpeza.',
    seo: 'Crie páginas de implante, alinhador, canal e urgência, e responda nelas ao que se pergunta na cadeira: dói, quanto dura, aceita convênio.',
    automacao:
      'Ligue a agenda ao WhatsApp: confirmação 48 horas antes, preparo da consulta e remarcação em um toque. Dor e dúvida clínica passam direto à recepção.',
    'email-marketing':
      'Chame para a revisão de seis meses quem já foi paciente, em grupos pequenos para a agenda dar conta. É a campanha mais barata da clínica.',
    websites:
      'Ponha na primeira tela os tratamentos, o convênio, o registro no conselho e o botão de agendar. Foto do consultório real vale mais que sorriso de banco de imagens.',
    'websites-apps':
      'Um agendamento online que mostra só os horários que você quer encher, como as manhãs, tira metade das mensagens da recepção.',
    conteudo:
      'Grave respostas de trinta segundos com o dentista: “clareamento estraga o dente?”, “quando trocar a prótese?”. Rosto conhecido diminui o medo.',
    'marketing-conteudo':
      'Publique um guia honesto de implante, com etapas, prazo e o que muda o preço. Quem decide um tratamento caro pesquisa por semanas.',
    'image-video-capture':
      'Fotografe equipe, esterilização e sala de espera. O que acalma o paciente é ver onde vai sentar e quem vai atender.',
    analytics:
      'Meça avaliações marcadas, comparecimento e tratamentos fechados por origem. Mensagem recebida não paga a cadeira.',
  },
}
