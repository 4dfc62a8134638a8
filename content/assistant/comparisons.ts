import type { Comparison } from '../types/assistant.ts'

/** What is often mixed up; every other pair is answered with its two definitions. */
export const comparisons: Comparison[] = [
  {
    between: [['lead'], ['cliente']],
    answer: [
      '**Lead** é um contato de quem mostrou interesse; **cliente** é quem já comprou. O trabalho é fazer um virar o outro.',
    ],
  },
  {
    between: [
      ['seo', 'organico'],
      ['trafego pago', 'anuncio', 'anuncia*', 'ads', 'pago'],
    ],
    answer: [
      '**SEO** faz o site aparecer na busca sem pagar por clique: demora mais e dura mais. **Tráfego pago** compra presença na hora, com anúncios, e para quando a verba acaba.',
      '{faq:seo/anuncio}',
    ],
  },
  {
    between: [['roi'], ['roas']],
    answer: ['{faq:trafego-pago/roas}'],
  },
  {
    between: [['producao de conteudo', 'producao'], ['marketing de conteudo']],
    answer: ['{faq:conteudo/diferenca}'],
  },
  {
    between: [
      ['landing page', 'landing', 'pagina de venda'],
      ['site', 'website'],
    ],
    answer: [
      'A **landing page** é uma página para uma só oferta e um só botão, boa para receber anúncios. O **site** apresenta a empresa inteira, com várias páginas.',
      '{faq:websites-apps/plano serve}',
    ],
  },
  {
    between: [
      ['google ads', 'google'],
      ['meta ads', 'instagram', 'facebook', 'meta'],
    ],
    answer: [
      'No **Google Ads** você aparece para quem já procura o que você vende. No **Meta Ads** (Instagram e Facebook), para quem tem perfil de compra e ainda não procura. Quase todo negócio começa pelo que está mais perto da venda.',
    ],
  },
  {
    between: [
      ['impulsiona*', 'turbina*'],
      ['anuncia*', 'anuncio', 'trafego pago', 'campanha', 'que voce faz*'],
    ],
    answer: [
      '**Impulsionar** paga para uma publicação alcançar mais gente e costuma trazer curtidas. **Gerir anúncios** é decidir, toda semana, público, oferta e página, e medir até a venda.',
    ],
  },
  {
    between: [
      ['social media', 'rede social', 'post'],
      ['trafego pago', 'anuncio', 'ads'],
    ],
    answer: [
      '**Social media** cuida das suas redes: pauta, arte, posts e resposta a quem comenta. **Tráfego pago** são os anúncios, que aparecem a quem ainda não segue você.',
    ],
  },
  {
    between: [['email marketing', 'e mail marketing', 'email', 'e mail'], ['whatsapp']],
    answer: ['{faq:email-marketing/whatsapp}'],
  },
]
