import type { Definition } from '../../types/assistant.ts'

export const adsWords: Definition[] = [
  {
    terms: ['trafego pago', 'midia paga'],
    text: 'Tráfego pago é trazer visitas com anúncios: você paga às plataformas (Google, Instagram, Facebook, LinkedIn) para aparecer a quem pode comprar.',
  },
  {
    terms: ['trafego organico'],
    text: 'Tráfego orgânico são as visitas que chegam sem pagar por clique: pela busca, pelas redes ou por indicação.',
  },
  {
    terms: ['remarketing', 'retargeting'],
    text: 'Remarketing é mostrar anúncios de novo a quem já visitou o seu site ou o seu perfil e não comprou.',
  },
  {
    terms: ['ctr', 'taxa de clique'],
    text: 'CTR é a taxa de cliques: de cada cem pessoas que viram o anúncio, quantas clicaram.',
  },
  {
    terms: ['cpc', 'custo por clique'],
    text: 'CPC é o custo por clique: quanto você paga, em média, cada vez que alguém clica no anúncio.',
  },
  {
    terms: ['cpm', 'custo por mil'],
    text: 'CPM é o custo por mil impressões: quanto se paga para o anúncio ser mostrado mil vezes.',
  },
  {
    terms: ['cpl', 'custo por lead'],
    text: 'CPL é o custo por contato (lead): o gasto em anúncios dividido pelos contatos que eles trouxeram.',
  },
  {
    terms: ['cpa', 'custo por aquisicao'],
    text: 'CPA é o custo por aquisição: quanto se gastou em anúncios para cada venda ou contato que conta.',
  },
  {
    terms: ['roas'],
    text: 'ROAS é a receita que veio dos anúncios dividida pelo gasto neles. ROAS de quatro quer dizer quatro reais de venda para cada real de anúncio.',
  },
  {
    terms: ['pixel', 'pixel da meta'],
    text: 'O pixel é um código no seu site que mede o que as pessoas fazem depois de clicar no anúncio e ajuda a plataforma a achar gente parecida. Só deve ligar depois do aceite de cookies.',
  },
  {
    terms: ['google ads'],
    text: 'Google Ads é a plataforma de anúncios do Google: você aparece na busca, no mapa e no YouTube para quem já procura o que você vende.',
  },
  {
    terms: ['meta ads', 'facebook ads', 'instagram ads'],
    text: 'Meta Ads é a plataforma de anúncios do Instagram e do Facebook: mostra a sua oferta a quem tem perfil de compra, mesmo sem estar procurando.',
  },
  {
    terms: ['linkedin ads'],
    text: 'LinkedIn Ads são anúncios no LinkedIn, escolhidos por cargo e setor: servem a quem vende para outras empresas.',
  },
  {
    terms: ['impulsiona*', 'turbina*'],
    text: 'Impulsionar é pagar para uma publicação alcançar mais gente. É o jeito mais simples de anunciar, mas mede pouco e costuma trazer curtidas, não vendas.',
  },
  {
    terms: ['impressao'],
    text: 'Impressão é cada vez que o anúncio ou a publicação aparece na tela de alguém.',
  },
  {
    terms: ['alcance'],
    text: 'Alcance é o número de pessoas diferentes que viram a publicação ou o anúncio.',
  },
  {
    terms: ['publico semelhante', 'lookalike'],
    text: 'Público semelhante é um grupo que a plataforma monta com pessoas parecidas com os seus melhores clientes.',
  },
  {
    terms: ['segmentacao'],
    text: 'Segmentação é escolher a quem o anúncio ou o e-mail se mostra: lugar, interesse, idade ou o que a pessoa já fez.',
  },
  {
    terms: ['criativo'],
    text: 'Criativo é a peça do anúncio: a imagem ou o vídeo, com o texto.',
  },
]
