import type { Niche } from '../../types/assistant.ts'

export const energiaSolar: Niche = {
  id: 'energia-solar',
  name: 'empresas de energia solar',
  terms: ['solar', 'energia solar', 'fotovoltaic*', 'placa solar', 'painel solar'],
  business: { article: 'a', noun: 'sua empresa' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'energia solar residencial orçamento',
  proof: { label: 'Solar Cariri', path: '/home1/case-studies#verba-no-lugar-certo' },
  plays: {
    'trafego-pago':
      'Peça a conta de luz já no anúncio e mostre economia estimada só depois de vê-la. Contato sem conta consome vendedor.',
    seo: 'Página por cidade com distribuidora, prazo de homologação e manutenção. É o que o concorrente nacional não escreve.',
    automacao:
      'Receba a foto da conta pelo WhatsApp, calcule a faixa e marque a visita. Orçamento no mesmo dia ganha.',
    'email-marketing':
      'Acompanhe por noventa dias com dúvidas reais: financiamento, garantia, telhado, dia nublado.',
    websites:
      'Simulador simples, obras entregues por bairro e financiamento explicado em reais por mês.',
    'websites-apps':
      'Acompanhamento da geração no celular do cliente vira a melhor propaganda na conversa com o vizinho.',
    conteudo: 'Mostre a conta antes e depois, com autorização, e a instalação do começo ao fim.',
    'marketing-conteudo':
      'Explique a regra de compensação e quando não vale a pena. Franqueza vende projeto caro.',
    'image-video-capture':
      'Drone da obra pronta e a equipe com equipamento de segurança. As duas imagens tiram medo.',
    analytics:
      'Acompanhe conta recebida, visita, proposta e contrato. O custo certo é por proposta, não por clique.',
  },
}
