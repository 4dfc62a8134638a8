import type { Niche } from '../../types/assistant.ts'

export const turismo: Niche = {
  id: 'turismo',
  name: 'pousadas, hotéis e turismo',
  terms: [
    'pousada',
    'hotel',
    'hostel',
    'hospedagem',
    'turismo',
    'viagem',
    'passeio',
    'receptivo',
    'airbnb',
    'chale',
    'resort',
    'temporada',
    'agencia de viagem',
    'bugue',
  ],
  business: { article: 'a', noun: 'sua pousada' },
  customer: { one: 'hóspede', many: 'hóspedes' },
  search: 'pousada perto da praia',
  proof: { label: 'Pousada Vento Leste', path: '/portfolio?aba=projetos' },
  plays: {
    'trafego-pago':
      'Anuncie para as cidades de onde seus hóspedes vêm, com a data e o preço da diária, e proteja o seu nome na busca para não pagar comissão por quem já o procurava.',
    seo: 'Crie páginas do destino: o que fazer com chuva, com criança, em três dias. Elas trazem quem ainda escolhe a praia.',
    automacao:
      'Responda disponibilidade e valor na hora, de madrugada também, com fotos do quarto e link do sinal. A reserva noturna não espera a recepção abrir.',
    'email-marketing':
      'Escreva no mês em que a pessoa costuma viajar, com uma vantagem só para quem volta direto.',
    websites:
      'Motor de reserva no celular, melhor preço garantido no site e fotos de cada quarto, inclusive do banheiro.',
    'websites-apps':
      'Reserva direta com Pix e parcelamento paga-se com a comissão que deixa de ir para os portais.',
    conteudo: 'Mostre o amanhecer, o café e o caminho até a praia. Venda o dia, não a cama.',
    'marketing-conteudo':
      'Faça um roteiro honesto da região e envie a quem reservou. Hóspede bem orientado avalia melhor.',
    'image-video-capture':
      'Uma captação na melhor luz do ano serve para site, portais e anúncios. Drone só se ajuda a entender a localização.',
    analytics:
      'Separe reserva direta de portal e compare custo. A meta é subir a direta, e não sair do portal.',
  },
}
