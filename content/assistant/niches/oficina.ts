import type { Niche } from '../../types/assistant.ts'

export const oficina: Niche = {
  id: 'oficina',
  name: 'oficinas mecânicas e autocenters',
  terms: [
    'oficina',
    'mecanic*',
    'auto center',
    'autocenter',
    'autopeca',
    'carro',
    'moto',
    'funilaria',
    'lanternagem',
    'borracharia',
    'pneu',
    'lava jato',
    'lavajato',
    'estetica automotiva',
    'concessionaria',
    'seminovo',
    'veiculo',
  ],
  business: { article: 'a', noun: 'sua oficina' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'oficina mecânica perto de mim',
  proof: { label: 'Oficina Dois Irmãos', path: '/home1/case-studies#busca-no-bairro' },
  plays: {
    'trafego-pago':
      'Anuncie por serviço urgente e região (“freio fazendo barulho”, “bateria descarregada”), com ligação direta. Quem está na rua não preenche formulário.',
    seo: 'Uma página por serviço com sintoma, tempo e faixa de preço, e avaliações que citem o carro. É o que faz a oficina aparecer no mapa.',
    automacao:
      'Mande foto da peça, orçamento e aprovação por WhatsApp, e lembre a próxima revisão por quilometragem.',
    'email-marketing':
      'Avise revisão, pneu e ar-condicionado antes das férias. Duas mensagens por ano bastam.',
    websites:
      'Serviços com preço inicial, garantia por escrito e fotos da oficina limpa. Confiança é a venda.',
    'websites-apps':
      'Acompanhamento do serviço com fotos acaba com a ligação de “já ficou pronto?”.',
    conteudo:
      'Mostre a peça gasta ao lado da nova e explique em vinte segundos. Mecânico que ensina não parece caro.',
    'marketing-conteudo':
      'Escreva “barulho ao frear: o que pode ser”. São buscas de quem vai precisar de oficina hoje.',
    'image-video-capture':
      'Fotografe o serviço em andamento com uniforme e bancada em ordem. Bagunça custa orçamento.',
    analytics:
      'Conte ligações e carros que entraram por origem. Preço médio por serviço mostra onde anunciar.',
  },
}
