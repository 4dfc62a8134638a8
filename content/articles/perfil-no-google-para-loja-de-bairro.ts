import type { Article } from '../types/article.ts'

// Sample text: the bakery and its figures are invented.
export const article: Article = {
  title: 'Perfil no Google para loja de bairro: o que fazer primeiro',
  summary:
    'Antes do site e antes do anúncio, o perfil gratuito no Google decide quem liga. Uma tarde de trabalho, na ordem que rende.',
  author: 'marina-lopes',
  subject: 'Busca local',
  published: '2026-09-29',
  reviewed: '2026-11-12',
  sample: true,
  body: `## Por que o perfil vem antes do site

Quem procura “padaria aberta agora” não quer ler. Quer saber três coisas: se está aberta, se é perto e se presta. As três estão no perfil do Google, ao lado do mapa, antes de qualquer site. Um perfil incompleto perde para um vizinho pior que preencheu tudo.

E é de graça. O único custo é uma tarde, de preferência com a loja aberta, para fotografar o que as pessoas vão encontrar.

## Na ordem que rende

1. **Confirme que o perfil é seu.** Procure o nome da loja no mapa. Se já existe um perfil, peça a propriedade; criar outro divide as avaliações em dois.
2. **Escolha a categoria mais estreita.** “Padaria” traz quem quer pão. “Loja” não traz ninguém.
3. **Ponha o horário de verdade**, com feriados. Uma porta fechada às dez da manhã vira uma avaliação de uma estrela.
4. **Escreva o que você tem, não o que você é.** “Pão de fermentação natural, café coado e bolo por encomenda” ajuda. “Tradição e qualidade desde 1987” não.
5. **Dez fotos tiradas hoje.** Fachada de dia, fachada à noite, balcão, três produtos, a equipe, o estacionamento.

::: grafico O que mudou em oito semanas numa padaria
| Ação no perfil | Por semana |
| --- | --- |
| Pedidos de rota antes | 14 |
| Pedidos de rota depois | 39 |
| Ligações antes | 5 |
| Ligações depois | 17 |

Fonte: padaria de exemplo, com números inventados para este texto.
:::

## Avaliações sem constrangimento

Peça na hora em que a pessoa elogia, e só nessa hora. Um cartão com o código ao lado do caixa funciona melhor que qualquer mensagem automática, porque quem está de pé, com a sacola na mão e satisfeito, escreve duas linhas.

Responda a todas, inclusive às ruins. Quem lê a resposta não é quem reclamou: são as próximas cem pessoas que estão decidindo.

> Uma resposta calma a uma avaliação injusta vende mais que dez elogios.

O que não fazer: oferecer desconto por avaliação. A regra do Google proíbe, e perfis com esse padrão somem do mapa sem aviso.

## Cuide uma vez por mês

Ponha na agenda vinte minutos, no primeiro dia útil:

- confira o horário do mês, com feriados e folgas;
- troque três fotos;
- responda ao que ficou sem resposta;
- anote quantas pessoas pediram rota e quantas ligaram.

A última linha é a que quase ninguém faz. Sem ela, daqui a seis meses você não saberá se valeu a tarde.

## Quando o perfil não basta

O perfil leva gente até a porta. Se você entrega, atende com hora marcada ou vende para outras cidades, ele cumpre metade do caminho: a outra metade é uma página sua, com preço, prazo e um botão que funciona no celular. Veja o que entra num [site](/servicos/websites) feito para isso.

::: convite Quer que alguém olhe o seu perfil?
Mande o nome da loja. Em trinta minutos mostramos o que falta e o que dá para fazer sozinho.
:::
`,
}
