import type { Niche } from '../../types/assistant.ts'

export const moveis: Niche = {
  id: 'moveis',
  name: 'móveis planejados e decoração',
  terms: [
    'movel',
    'moveis',
    'planejado',
    'marcenaria',
    'marceneir*',
    'colchao',
    'estofado',
    'cortina',
    'persiana',
    'tapete',
    'iluminacao',
  ],
  business: { article: 'a', noun: 'sua loja' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'móveis planejados na minha cidade',
  plays: {
    'trafego-pago':
      'Anuncie por ambiente (cozinha, closet, home office) com foto de projeto entregue e parcela. Peça a planta já no formulário.',
    seo: 'Uma página por ambiente com materiais, prazo de montagem e garantia. “Cozinha planejada apartamento pequeno” é a busca que fecha.',
    automacao:
      'Receba medidas, fotos e prazo pelo WhatsApp e marque a visita técnica. Projeto sem medida é retrabalho.',
    'email-marketing':
      'Retome orçamento em dois, sete e trinta dias, cada vez com um ambiente parecido entregue.',
    websites: 'Mostre antes, projeto e depois lado a lado, e o que está incluso na montagem.',
    'websites-apps':
      'Aprovação de projeto e acompanhamento da entrega pelo celular evitam a disputa sobre “o que foi combinado”.',
    conteudo:
      'Filme a montagem em câmera rápida e o detalhe da ferragem. Quem compara preço precisa ver a diferença.',
    'marketing-conteudo':
      'Explique MDF, MDP, ferragem e garantia. O cliente que entende para de comparar só o total.',
    'image-video-capture':
      'Fotografe com a casa em uso. Cozinha com café na mesa vende mais que catálogo.',
    analytics:
      'Meça orçamento, visita e contrato por vendedor e origem. O gargalo costuma estar no retorno do orçamento.',
  },
}
