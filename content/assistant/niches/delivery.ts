import type { Niche } from '../../types/assistant.ts'

export const delivery: Niche = {
  id: 'delivery',
  name: 'pizzarias, hamburguerias e delivery',
  terms: [
    'delivery',
    'pizzaria',
    'pizza',
    'hamburgueria',
    'hamburguer',
    'lanchonete',
    'lanche',
    'acai',
    'marmita*',
    'food truck',
    'pastel*',
    'salgado',
    'espetinho',
    'sorveteria',
  ],
  business: { article: 'a', noun: 'sua cozinha' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'pizza delivery perto de mim',
  proof: { label: 'Cozinha da Praia', path: '/home1/case-studies#terca-com-mesa-cheia' },
  plays: {
    'trafego-pago':
      'Anuncie das 17h às 21h, só na área de entrega, com um combo e o botão que abre o seu WhatsApp. Fora da área é dinheiro jogado.',
    seo: 'Cadastre a área de entrega e o link de pedido direto no perfil do Google. Muita gente procura o seu nome e acaba no aplicativo que cobra taxa.',
    automacao:
      'Monte o pedido por botões no WhatsApp, com endereço salvo e Pix. Quem pede pela segunda vez leva um minuto.',
    'email-marketing':
      'Mande na sexta, às 17h, um aviso curto com o combo do fim de semana para quem já comprou e aceitou receber.',
    websites:
      'Um cardápio rápido com botão de pedir e taxa por bairro. Três toques até o pagamento, no máximo.',
    'websites-apps':
      'Cardápio próprio com fidelidade: a décima sai por sua conta, a comissão do aplicativo não.',
    conteudo:
      'Vídeo de montagem em quinze segundos, queijo puxando, caixa fechando. Poste meia hora antes da fome.',
    'marketing-conteudo':
      'Faça uma votação mensal de sabor novo e conte o resultado. Cliente que escolheu volta para provar.',
    'image-video-capture':
      'Fotografe o lanche como ele chega, na caixa. Expectativa cumprida vale mais que ângulo bonito.',
    analytics:
      'Separe pedido direto de pedido por aplicativo e olhe a margem de cada um. Faturar mais nem sempre é ganhar mais.',
  },
}
