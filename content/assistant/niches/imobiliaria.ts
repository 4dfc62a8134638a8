import type { Niche } from '../../types/assistant.ts'

export const imobiliaria: Niche = {
  id: 'imobiliaria',
  name: 'imobiliárias e corretores',
  terms: [
    'imobiliaria',
    'imobiliario',
    'imovel',
    'corretor',
    'corretora de imoveis',
    'aluguel',
    'apartamento',
    'lote',
    'loteamento',
    'incorporadora',
    'construtora',
    'casa a venda',
  ],
  business: { article: 'a', noun: 'sua imobiliária' },
  customer: { one: 'comprador', many: 'compradores' },
  search: 'apartamento à venda no bairro',
  proof: { label: 'Construtora Horizonte', path: '/cases-sucesso#construtora-horizonte' },
  plays: {
    'trafego-pago':
      'Anuncie o imóvel com preço, bairro e parcela. Esconder o valor traz nomes; mostrar traz compradores.',
    seo: 'Faça uma página por bairro, com faixa de preço, escolas e tempo até o centro. É a busca que o portal não responde bem.',
    automacao:
      'Pergunte quatro coisas antes de chamar o corretor: comprar ou alugar, bairro, faixa de valor e entrada (ou fundo de garantia), e para quando. O resumo chega pronto, com a visita sugerida.',
    'email-marketing':
      'Envie um resumo quinzenal só com imóveis dentro da faixa e do bairro de cada um. Lista igual para todos é descartada.',
    websites:
      'Busca por bairro e preço que funcione no celular, com planta, vídeo e botão de visita em cada imóvel.',
    'websites-apps':
      'Integre o cadastro de imóveis ao site e aos portais: um lugar para atualizar, nenhum anúncio de imóvel já vendido.',
    conteudo:
      'Mostre o imóvel andando, da portaria à varanda, com o barulho da rua. Visita perdida custa mais que vídeo sincero.',
    'marketing-conteudo':
      'Explique financiamento, documentos e custos do cartório em linguagem simples. É a dúvida que trava a decisão por meses.',
    'image-video-capture':
      'Fotografe de manhã, cortina aberta, louça guardada. Foto escura baixa o preço que o comprador imagina.',
    analytics:
      'Conte visitas e propostas por origem, não formulários. Ligue a venda do CRM de volta à campanha.',
  },
}
