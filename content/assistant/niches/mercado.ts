import type { Niche } from '../../types/assistant.ts'

export const mercado: Niche = {
  id: 'mercado',
  name: 'mercados e hortifrútis',
  terms: [
    'mercado',
    'supermercado',
    'mercadinho',
    'mercearia',
    'hortifruti',
    'acougue',
    'peixaria',
    'emporio',
    'conveniencia',
    'adega',
    'bebida',
    'loja de bairro',
    'produto natural',
  ],
  business: { article: 'o', noun: 'seu mercado' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'supermercado com entrega',
  proof: { label: 'Empório Mandacaru', path: '/home1/case-studies#carrinho-que-volta' },
  plays: {
    'trafego-pago':
      'Anuncie a oferta do dia só no raio de entrega, das 8h às 11h. Tabloide inteiro em anúncio ninguém lê.',
    seo: 'Mantenha horário, entrega e fotos das seções no Google. “Aberto agora” é a busca do bairro.',
    automacao:
      'Receba a lista de compras por WhatsApp, confirme troca de item e combine a entrega. Salve a lista para a próxima semana.',
    'email-marketing':
      'Mande as ofertas de quarta na terça à noite, para quem aceitou. Sempre no mesmo dia.',
    websites:
      'Ofertas da semana, área e taxa de entrega. Uma página atualizada vale mais que loja completa parada.',
    'websites-apps':
      'Compra recorrente da lista básica, com entrega marcada, fideliza mais que cartão de pontos.',
    conteudo:
      'Mostre o que chegou hoje do produtor e uma receita de três ingredientes. Simples e todo dia.',
    'marketing-conteudo':
      'Planeje o mês por datas: pagamento, feriado, jogo. A vizinhança compra por ocasião.',
    'image-video-capture':
      'Luz da manhã nas frutas e o rosto de quem atende. É o que a rede grande não tem.',
    analytics:
      'Compare margem da semana de oferta com a comum. Movimento sem margem só cansa a equipe.',
  },
}
