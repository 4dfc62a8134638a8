import type { Niche } from '../../types/assistant.ts'

export const advocacia: Niche = {
  id: 'advocacia',
  name: 'escritórios de advocacia',
  terms: [
    'advog*',
    'advocacia',
    'juridic*',
    'direito',
    'escritorio de advocacia',
    'previdenciari*',
    'trabalhista',
    'inventario',
    'cartorio',
  ],
  business: { article: 'o', noun: 'seu escritório' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'advogado trabalhista',
  rule: 'A OAB admite publicidade informativa e sóbria: sem promessa de resultado, sem captação de clientela nem divulgação de valores como chamariz.',
  plays: {
    'trafego-pago':
      'Anúncio de busca é admitido quando informa e não oferece vantagem: use o tema (“pensão por morte: quem tem direito”) e leve a um texto, não a uma promoção.',
    seo: 'Publique um texto por dúvida concreta, assinado e datado, com a lei citada. É o canal que mais combina com as regras da profissão.',
    automacao:
      'Use o WhatsApp para receber o assunto, a cidade e os documentos, e marcar a consulta. Orientação jurídica fica com o advogado, nunca com o fluxo.',
    'email-marketing':
      'Mande um boletim mensal com o que mudou na lei e o que fazer. Cliente antigo bem informado indica.',
    websites:
      'Áreas de atuação, equipe com inscrição na OAB, textos e um contato discreto. Sobriedade aqui é estratégia.',
    'websites-apps':
      'Área do cliente com andamento em linguagem simples corta as ligações de “alguma novidade?”.',
    conteudo:
      'Explique um direito por vídeo, sem caso concreto e sem “me chame”. Autoridade vem de clareza.',
    'marketing-conteudo':
      'Escolha duas áreas e cubra todas as perguntas delas antes de abrir a terceira. Profundidade ganha da variedade.',
    'image-video-capture':
      'Retrato sóbrio de cada sócio e do lugar de reunião. Nada de martelo e balança.',
    analytics:
      'Conte consultas e contratos por tema de texto. Os temas que contratam pedem os próximos artigos.',
  },
}
