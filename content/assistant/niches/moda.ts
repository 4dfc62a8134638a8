import type { Niche } from '../../types/assistant.ts'

export const moda: Niche = {
  id: 'moda',
  name: 'lojas de roupas e calçados',
  terms: [
    'roupa',
    'moda',
    'boutique',
    'butique',
    'loja de roupa',
    'loja de roupas',
    'vestuario',
    'calcado',
    'sapato',
    'biquini',
    'moda praia',
    'lingerie',
    'plus size',
    'brecho',
    'acessorio',
    'bijuteria',
    'semijoia',
    'joia',
    'bolsa',
    'jeans',
  ],
  business: { article: 'a', noun: 'sua loja' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'loja de roupas perto de mim',
  proof: { label: 'Moda Jangada', path: '/cases-sucesso#moda-jangada' },
  plays: {
    'trafego-pago':
      'Anuncie looks completos em vídeo, com preço na tela, e reapresente a peça vista a quem não comprou. Pare a campanha de peça sem grade.',
    seo: 'Descreva tecido, caimento, medida e ocasião em cada produto. “Vestido midi para casamento de dia” é busca de quem compra hoje.',
    automacao:
      'Responda tamanho, cor e disponibilidade na hora e avise quando a peça voltar ao estoque. No provador virtual, pergunte altura e medida.',
    'email-marketing':
      'Lembre o carrinho em uma hora, mostre a combinação no dia seguinte e deixe o cupom para o fim. Na novidade, avise antes quem compra sempre.',
    websites:
      'Foto no corpo, tabela de medidas da marca e troca explicada em duas linhas. É o que derruba a dúvida do tamanho.',
    'websites-apps':
      'Loja integrada ao estoque do balcão evita vender a peça que saiu há uma hora.',
    conteudo:
      'Prove as peças em pessoas diferentes e diga altura e tamanho. Três looks com a mesma calça vendem três vezes.',
    'marketing-conteudo':
      'Faça guias por ocasião: madrinha de dia, primeiro emprego, viagem ao frio. Eles vendem coleção inteira.',
    'image-video-capture':
      'Mesmo fundo, mesma luz, frente, costas e detalhe do tecido. Devolução cai quando a foto diz a verdade.',
    analytics:
      'Olhe margem e devolução por campanha, e não só receita. A campanha preferida pode dar prejuízo.',
  },
}
