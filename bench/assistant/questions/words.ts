import { faq, ofKind, playbook, price, says } from '../question.ts'

const alone = { never: [playbook] }

export const wordQuestions = [
  ...ofKind('definitions', [
    ['loja', 'o que é SEO?', [says(/busca|google/i)], alone],
    [
      'padaria',
      'oq é trafego pago',
      [says(/anúncio/i), says(/plataforma|google|visita|pag/i)],
      alone,
    ],
    ['loja', 'oq significa roi', [says(/retorno/i), says(/invest/i)], alone],
    ['bar', 'que é CTR?', [says(/cliques?/i)], alone],
    ['loja', 'o que é uma landing page', [says(/página/i), says(/oferta|objetivo|ação/i)], alone],
    ['moda', 'remarketing é oq?', [says(/visit/i), says(/anúncio/i)], alone],
    [
      'imobiliaria',
      'o que é crm',
      [says(/clientes?|contatos?/i), says(/relacionamento|históric|registr/i)],
      alone,
    ],
    ['loja', 'o q e lead', [says(/contato/i)], alone],
    ['loja', 'me explica funil de vendas', [says(/etapas?|caminho/i)]],
    ['loja', 'cpc oq é', [says(/clique/i)]],
    ['loja', 'o que quer dizer CAC', [says(/cliente/i), says(/cust/i)]],
    ['loja', 'o que é ROAS', [says(/receita/i), says(/anúncios?/i)]],
    ['loja', 'oq é pixel da meta', [says(/código|medi/i)]],
    ['loja', 'o que é inbound', [says(/conteúdo|atrair|atrai/i)]],
    ['loja', 'oque é branding?', [says(/marca/i)]],
    ['loja', 'pra que serve o google analytics', [says(/medi|visita/i)]],
    ['loja', 'que é teste ab', [says(/versões/i)]],
    ['loja', 'o que e copy', [says(/texto/i)]],
    ['loja', 'o que significa cta', [says(/botão|chamada|ação/i)]],
    ['loja', 'oq é google meu negocio', [says(/google/i), says(/mapa|perfil/i)]],
    ['loja', 'o que é persona', [says(/cliente/i)]],
    ['loja', 'explica cpm pra mim', [says(/mil/i)]],
    ['loja', 'oq é saas', [says(/assinatura|internet|sistema/i)]],
    ['loja', 'o que é dominio e hospedagem', [says(/endereço/i)]],
    ['loja', 'o que é lgpd', [says(/dados/i), says(/lei/i)]],
    ['loja', 'o que é automação de marketing', [says(/automátic|sozinh|fluxo/i)]],
  ]),
  ...ofKind('differences', [
    [
      'loja',
      'Qual a diferença entre SEO e tráfego pago?',
      [says(/SEO/), says(/anúncio|pago/i)],
      alone,
    ],
    ['loja', 'seo ou anuncio, qual a diferença', [says(/hoje|rápido|na hora|imediat/i)], alone],
    ['loja', 'dif entre roi e roas', [faq('trafego-pago', 'roas')], alone],
    [
      'loja',
      'qual diferença do site e da landing page?',
      [says(/página/i), says(/oferta/i)],
      alone,
    ],
    [
      'blog',
      'diferença entre starter e growth',
      [price('content/starter'), price('content/growth')],
    ],
    [
      'loja',
      'marketing de conteudo e produção de conteudo nao é a mesma coisa?',
      [says(/estratégia|plano/i), says(/produção|peças/i)],
    ],
    ['loja', 'google ads ou meta ads, qual a diferença?', [says(/procura/i)]],
    [
      'loja',
      'impulsionar é a mesma coisa que anunciar?',
      [says(/curtida|gerir|decidir|campanha/i)],
    ],
    [
      'loja',
      'social media e trafego pago é a mesma coisa?',
      [says(/post|pauta/i), says(/anúncio/i)],
    ],
    [
      'loja',
      'diferença do site de 1500 pro de 12 mil',
      [price('one-off/website'), price('websites/website-completo')],
    ],
    [
      'loja',
      'qual a diferença de trafego organico e pago',
      [says(/sem pagar|orgânico/i), says(/anúncio|pag/i)],
    ],
    ['loja', 'email marketing ou whatsapp, qual muda?', [faq('email-marketing', 'whatsapp')]],
  ]),
]
