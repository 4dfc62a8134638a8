import type { Article } from '../types/article.ts'

// Sample text: the restaurant and its figures are invented.
export const article: Article = {
  title: 'Quanto investir em anúncios com R$ 2.000 por mês',
  summary:
    'Dividir em quatro campanhas parece prudente. Mostramos, com a conta de um restaurante, por que uma só rende mais.',
  author: 'marina-lopes',
  subject: 'Tráfego pago',
  published: '2026-11-03',
  reviewed: '2026-11-16',
  sample: true,
  body: `## Por que a verba some

Toda semana alguém chega com a mesma história: “já anunciei e não deu em nada”. Quando abrimos a conta, a verba quase sempre estava certa. O que estava errado era a **divisão**: um pouco para o Instagram, um pouco para a busca, um pouco para quem já comprou e o resto num post impulsionado.

As plataformas aprendem por repetição. Cada campanha precisa ver muita gente fazer a mesma coisa, comprar, ligar ou pedir orçamento, até saber a quem mostrar o anúncio. Com R$ 500 por mês em cada uma, esse dia não chega: a campanha passa o mês inteiro na fase de teste, que é a mais cara.

Há um jeito simples de ver se isso acontece com você. Abra a conta, escolha os últimos trinta dias e divida o gasto de cada campanha pelo que ela trouxe. Se três das quatro linhas têm menos de dez resultados, você não tem quatro campanhas. Tem quatro experiências que não terminaram.

## A conta do restaurante

O caso é de um restaurante de praia, com terças e quartas vazias. Em agosto havia quatro campanhas. Em setembro juntamos tudo em uma, só de segunda a quarta, num raio de cinco quilômetros. A verba foi a mesma.

::: grafico Cada campanha a mais encareceu a reserva
| Campanhas | Custo por reserva |
| --- | --- |
| Uma campanha | R$ 18 |
| Duas | R$ 27 |
| Três | R$ 41 |
| Quatro | R$ 64 |

Fonte: conta de exemplo, com números inventados para este texto.
:::

Nada mudou no anúncio: mesma foto, mesma frase, mesmo botão. Mudou quantas vezes por dia o sistema via alguém reservar. Com uma campanha só, ele aprendeu em nove dias quem janta fora numa terça.

> Verba pequena não pede mais esperteza. Pede menos frentes.

## Um lugar, três dias, uma oferta

Se você tem até R$ 2.000, comece por três escolhas, nesta ordem:

1. **Um lugar.** Busca, se a pessoa já procura o que você vende; Instagram, se ela ainda não sabe que quer.
2. **Três dias.** Os mais vazios da semana. Anunciar no sábado de fila é pagar por quem viria de qualquer jeito.
3. **Uma oferta.** Que caiba em oito palavras e que a equipe do balcão saiba repetir.

Depois, não mexa por duas semanas. É a parte mais difícil. Cada mudança de texto, de público ou de verba faz a campanha começar a aprender de novo, e a culpa parece sempre do anúncio anterior.

::: convite Trinta minutos para olhar a sua verba
Traga o acesso à conta de anúncios. Você sai com a divisão que faríamos e o motivo de cada escolha.
:::

## Quando aumentar

Aumente quando três coisas forem verdade ao mesmo tempo: o custo por resultado está estável há duas semanas, a equipe atende todo mundo que chega e você sabe quanto fica de lucro em cada venda. Faltando a terceira, mais verba só traz mais movimento.

| Sinal | O que fazer |
| --- | --- |
| Custo estável, equipe com folga | Suba a verba em um quinto e espere uma semana |
| Custo subindo, mesma oferta | Troque a foto antes de trocar o público |
| Muita mensagem, pouca venda | Pare de subir: o problema está no atendimento |

## O que não fazer

- Impulsionar um post porque ele foi bem. Quem curtiu não é, necessariamente, quem compra.
- Copiar o público do concorrente. Ele pode estar errando com mais dinheiro.
- Julgar pelo clique. Clique barato de gente longe é a forma mais comum de jogar verba fora.

Se preferir que alguém cuide disso com você, veja como trabalhamos com [tráfego pago](/servicos/trafego-pago).
`,
}
