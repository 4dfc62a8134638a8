import type { CaseStudy, CasesContent } from './types/cases-page.ts'

// Sample clients: companies, people and figures are invented. Replace with real, authorised and
// provable ones.
export const caseStudies: CaseStudy[] = [
  {
    id: 'busca-no-bairro',
    title: 'A oficina que o bairro inteiro encontra',
    client: 'Oficina Dois Irmãos',
    category: 'SEO local',
    image: { drawing: 'lens', art: { seed: 2111, field: 'converge', hue: 'mar' } },
    summary:
      'A oficina vivia de indicação e não aparecia no mapa. Arrumamos o perfil, criamos uma página para cada serviço e pedimos avaliações a quem já era cliente.',
    results: [
      'De 40 para 190 ligações por mês vindas do Google',
      '86 avaliações novas, com nota média 4,8',
      'Agenda cheia com dois dias de antecedência',
    ],
  },
  {
    id: 'terca-com-mesa-cheia',
    title: 'Mesa cheia também na terça',
    client: 'Cozinha da Praia',
    category: 'Imagem e redes sociais',
    image: { drawing: 'phone', art: { seed: 2112, field: 'waves', hue: 'sol' } },
    summary:
      'Uma diária de fotos e vídeos alimentou seis meses de publicações, e um cardápio por WhatsApp passou a receber as reservas do meio da semana.',
    results: [
      'Reservas de terça e quarta 74% maiores',
      'Mais de 300 imagens em um só dia de captação',
      'Custo por reserva de R$ 6',
    ],
  },
  {
    id: 'laudo-sem-fila',
    title: 'Exame marcado sem esperar na linha',
    client: 'Laboratório Vida Clara',
    category: 'Automação',
    image: { drawing: 'route', art: { seed: 2113, field: 'vortex', hue: 'mar' } },
    summary:
      'O telefone tocava por três motivos: preparo, preço e horário. Um fluxo de WhatsApp responde aos três e passa para uma pessoa quando o assunto é clínico.',
    results: [
      '62% das conversas resolvidas sem espera',
      'Tempo de resposta de 50 para 2 minutos',
      'Duas pessoas da central voltaram ao balcão',
    ],
  },
  {
    id: 'contador-que-escreve',
    title: 'O contador que explica e é procurado',
    client: 'Barreto e Nunes Contabilidade',
    category: 'Marketing de conteúdo',
    image: { drawing: 'page', art: { seed: 2114, field: 'layers', hue: 'ceu' } },
    summary:
      'Em vez de falar de si, o escritório passou a responder por escrito ao que as pequenas empresas perguntam todo mês, do imposto ao pró-labore.',
    results: [
      'De 300 para 4.200 visitas mensais em dez meses',
      '17 contratos novos vindos de artigos',
      'Três textos no primeiro lugar da busca',
    ],
  },
  {
    id: 'carrinho-que-volta',
    title: 'O carrinho que volta sozinho',
    client: 'Empório Mandacaru',
    category: 'E-mail marketing',
    image: { drawing: 'envelope', art: { seed: 2115, field: 'rising', hue: 'sol' } },
    summary:
      'Quatro mensagens, escritas uma vez, cuidam do carrinho abandonado, da primeira compra e de quem sumiu. O desconto só aparece na última.',
    results: [
      '21% das vendas da loja vindas de e-mail',
      'Um em cada nove carrinhos recuperado',
      'Descadastro abaixo de 0,3% por envio',
    ],
  },
  {
    id: 'verba-no-lugar-certo',
    title: 'A mesma verba, o dobro de orçamentos',
    client: 'Solar Cariri',
    category: 'Tráfego pago',
    image: { drawing: 'bars', art: { seed: 2116, field: 'fan', hue: 'mar-sol' } },
    summary:
      'A empresa de energia solar anunciava para o estado inteiro. Separamos as campanhas por cidade e por conta de luz, e paramos de pagar por quem mora de aluguel.',
    results: [
      'De 45 para 93 pedidos de orçamento por mês',
      'Custo por pedido 52% menor',
      'Verba de anúncios igual à de antes',
    ],
  },
]

export const customerQuote: CasesContent['quote'] = {
  text: 'Eles disseram não a duas ideias minhas e explicaram o motivo com número. Foi aí que comecei a confiar.',
  name: 'Tatiane Rocha',
  role: 'Gerente de marketing',
  company: 'Laboratório Vida Clara',
  avatar: 'TR',
}
