import type { Niche } from '../../types/assistant.ts'

export const restaurante: Niche = {
  id: 'restaurante',
  name: 'restaurantes e bares',
  terms: [
    'restaurante',
    'bar',
    'bistro',
    'churrascaria',
    'self service',
    'cafeteria',
    'cafe',
    'gastronomia',
    'comida',
    'rodizio',
    'petiscaria',
    'sushi',
    'japones',
  ],
  business: { article: 'o', noun: 'seu restaurante' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'restaurante perto de mim',
  proof: { label: 'Cozinha da Praia', path: '/home1/case-studies#terca-com-mesa-cheia' },
  plays: {
    'trafego-pago':
      'Anuncie das 10h às 12h e das 16h às 19h, perto de você, com o prato do dia e o botão de rota. Fora dessas horas a fome já foi decidida.',
    seo: 'Mantenha cardápio com preços, fotos e horário no perfil do Google, e responda às avaliações com o nome do prato citado.',
    automacao:
      'Receba reserva e pergunta de cardápio pelo WhatsApp, confirme no dia e libere a mesa de quem não vem.',
    'email-marketing':
      'Convide quem já reservou para a noite especial do mês, com dois dias de vantagem sobre o público.',
    websites:
      'Cardápio em texto, e não em PDF, com preço, endereço e reserva. É o que se procura em pé, na calçada, no celular.',
    'websites-apps':
      'Pedido direto e cartão de fidelidade próprios recuperam a margem que a taxa do aplicativo leva.',
    conteudo:
      'Filme o prato chegando, o fogo e quem cozinha. Um dia de gravação rende meses, se você listar os pratos antes.',
    'marketing-conteudo':
      'Escreva sobre a origem de três pratos e sobre o bairro. Jornal e guia local republicam história, e não promoção.',
    'image-video-capture':
      'Fotografe com luz de janela às 15h, prato cheio e talher usado. Foto perfeita demais parece congelado.',
    analytics:
      'Compare reservas por dia da semana antes e depois de cada ação. O salão cheio de sábado esconde a terça vazia.',
  },
}
