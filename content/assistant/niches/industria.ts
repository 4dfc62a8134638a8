import type { Niche } from '../../types/assistant.ts'

export const industria: Niche = {
  id: 'industria',
  name: 'indústrias, atacado e empresas B2B',
  terms: [
    'industria',
    'fabrica',
    'atacado',
    'distribuid*',
    'b2b',
    'software',
    'tecnologia',
    'startup',
    'fornecedor',
    'representante',
    'importa*',
    'exporta*',
    'agro',
    'agronegocio',
    'fazenda',
    'embalagem',
    'grafica',
    'confeccao',
    'uniforme',
    'rh',
    'recrutamento',
  ],
  business: { article: 'a', noun: 'sua empresa' },
  customer: { one: 'comprador', many: 'compradores' },
  search: 'fornecedor de embalagens atacado',
  proof: { label: 'Distribuidora Vela Branca', path: '/servicos/automacao#historias' },
  plays: {
    'trafego-pago':
      'Anuncie na busca por aplicação e volume, e no LinkedIn por cargo só se cada contrato valer bastante. Volume mínimo no anúncio poupa o vendedor.',
    seo: 'Publique fichas técnicas, normas e comparativos em página, e não em PDF. Comprador técnico procura pelo código.',
    automacao:
      'Qualifique por volume, cidade e prazo e entregue o resumo no CRM. Pedido pequeno vai para a loja; o grande, para o vendedor.',
    'email-marketing':
      'Nutra por seis meses com casos de aplicação. A compra espera o orçamento do ano.',
    websites:
      'Aplicações, certificados, prazo, volume mínimo e pedido de amostra. Contato com nome do vendedor.',
    'websites-apps':
      'Portal de pedidos com tabela por cliente reduz erro e libera o vendedor para vender.',
    conteudo: 'Mostre linha de produção, teste e entrega. Capacidade se prova, não se afirma.',
    'marketing-conteudo':
      'Escreva para quem especifica e para quem aprova: um quer norma, o outro quer conta.',
    'image-video-capture':
      'Filme a fábrica funcionando e as pessoas. Foto de aperto de mão não vende.',
    analytics:
      'Ligue o CRM à campanha: custo por proposta e por contrato, com o tempo que leva cada etapa.',
  },
}
