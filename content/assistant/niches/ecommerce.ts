import type { Niche } from '../../types/assistant.ts'

export const ecommerce: Niche = {
  id: 'ecommerce',
  name: 'lojas virtuais',
  terms: [
    'ecommerce',
    'e commerce',
    'loja virtual',
    'loja online',
    'marketplace',
    'dropshipping',
    'suplemento',
    'cosmetico',
    'eletronico',
    'celular',
    'brinquedo',
    'presente',
    'artesanato',
    'papelaria',
    'livraria',
    'cama mesa',
  ],
  business: { article: 'a', noun: 'sua loja' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'comprar online com entrega rápida',
  proof: { label: 'Empório Mandacaru', path: '/home1/case-studies#carrinho-que-volta' },
  plays: {
    'trafego-pago':
      'Ponha os produtos de melhor margem em campanhas de Shopping e separe quem já conhece a marca de quem nunca viu. Misturados, um esconde o outro.',
    seo: 'Escreva você mesmo a descrição das vinte páginas que mais vendem, com dúvidas de comprador. Texto do fabricante está em mil lojas.',
    automacao:
      'Avise por WhatsApp pagamento, envio e entrega, e resolva troca por menu. Cada aviso automático é uma mensagem a menos de “cadê meu pedido?”.',
    'email-marketing':
      'Monte quatro fluxos: boas-vindas, carrinho, pós-compra e reposição. Eles vendem enquanto você dorme.',
    websites:
      'Frete e prazo na página do produto, Pix em destaque e avaliações com foto. Nesta ordem.',
    'websites-apps': 'Assinatura ou recompra em um toque compensa quando o produto acaba todo mês.',
    conteudo:
      'Mostre uso, tamanho real e comparação. Vídeo de trinta segundos responde o que dez fotos não respondem.',
    'marketing-conteudo':
      'Publique comparativos e guias de escolha. Quem pesquisa “qual o melhor” compra de quem explicou.',
    'image-video-capture':
      'Fundo limpo para o catálogo e uma foto em uso para o anúncio. As duas têm tarefas diferentes.',
    analytics:
      'Meça lucro por pedido depois de frete, taxa e anúncio. ROAS bonito com margem baixa é prejuízo rápido.',
  },
}
