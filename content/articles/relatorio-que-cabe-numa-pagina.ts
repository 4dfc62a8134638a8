import type { Article } from '../types/article.ts'

// Sample text: the shop and its figures are invented.
export const article: Article = {
  title: 'Como ler o relatório da agência em cinco minutos',
  summary:
    'Quatro números, uma frase cada e o nome de quem faz o próximo passo. O resto do relatório é anexo, e você pode cobrar isso.',
  author: 'caio-nogueira',
  subject: 'Analytics',
  published: '2026-10-20',
  reviewed: '2026-11-10',
  sample: true,
  body: `## Comece pelo fim

Um relatório de marketing costuma começar pelo que é fácil de contar: alcance, impressões, curtidas. São números grandes, sobem quase sempre e não pagam boleto. Leia de trás para a frente. Procure a última página e faça uma pergunta só: **quanto entrou por causa disso?**

Se a resposta não está lá, o relatório é sobre o trabalho da agência, e não sobre o seu negócio. Peça outro. Não é grosseria: é o que você contratou.

## Os quatro números

Para a maior parte das empresas pequenas, quatro linhas bastam. Peça que cada uma venha com o mês anterior ao lado e com uma frase que explique a diferença.

| Número | O que ele responde |
| --- | --- |
| Quanto foi gasto | Anúncios e honorários, separados |
| Quantos contatos chegaram | Só gente que deixou nome ou chamou no WhatsApp |
| Quantos viraram venda | Contados por você, não pela plataforma |
| Quanto custou cada venda | O gasto todo dividido pelas vendas |

O terceiro é o que mais falta, e por um motivo simples: a agência não sabe. Quem sabe é o balcão. Se ninguém anota de onde o cliente veio, o relatório vai contar cliques para sempre.

## O teste da frase

Pegue um número e tente dizer em voz alta o que ele significa, sem ler o que está em volta. “Tivemos mais contatos porque a campanha do frete grátis ficou no ar só metade do mês passado” é uma frase. “Tivemos um aumento expressivo de engajamento” não é.

> Se ninguém consegue explicar o número numa frase, ele não devia estar na primeira página.

## Três números que enganam

- **Alcance.** Conta quem passou pelo anúncio, mesmo sem olhar. Serve para comparar duas campanhas iguais, e para quase mais nada.
- **Retorno sobre o gasto.** A plataforma soma vendas que teriam acontecido de qualquer jeito. Compare com o total do caixa antes de comemorar.
- **Média do mês.** Um dia muito bom esconde três semanas ruins. Peça o gráfico por dia.

::: grafico O mesmo mês, contado de três jeitos
| Quem conta | Vendas |
| --- | --- |
| Plataforma de anúncios | 62 |
| Loja virtual | 48 |
| Caixa da loja | 41 |

Fonte: loja de exemplo, com números inventados para este texto.
:::

As três contagens estão certas. Cada uma responde a uma pergunta diferente, e só a última paga o aluguel.

## O que perguntar na conversa do mês

1. O que mudou em relação ao mês passado, e por quê?
2. O que vocês fariam com metade da verba?
3. Qual teste não deu certo, e quanto custou?
4. Quem faz o quê até a próxima reunião?

A terceira pergunta é a melhor de todas. Quem nunca mostra um teste que falhou ou não testa, ou não mostra.

::: convite Traga o seu último relatório
Lemos com você e marcamos o que falta. Vale para relatório de qualquer agência, inclusive o nosso.
:::

Quando faltam os números do caixa, o primeiro passo é medir: é disso que cuidamos em [analytics](/servicos/analytics).
`,
}
