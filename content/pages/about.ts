import { capitalizeFirst } from '#features/shared/rules/text.ts'
import { brand } from '../brand.ts'
import { fillCount } from '../derived/in-words.ts'
import { meeting, meetingAction } from '../meeting.ts'
import { parts } from '../parts.ts'
import { people } from '../people.ts'
import type { AboutContent } from '../types/about.ts'

const team = [...people.leads, ...(people.personal ? [people.personal] : [])]
const leads = parts.team ? people.leads.length : 0
/** Who has a card below, and as what. */
const presented = [
  ...(leads > 0
    ? [fillCount(leads, 'quem lidera o trabalho', '{n:a} pessoas que lideram o trabalho')]
    : []),
  ...(parts.personal && people.personal ? ['uma parceira, que entra por projeto'] : []),
].join(' e ')

export const page: AboutContent = {
  meta: {
    title: 'Quem Somos',
    headTitle: `Quem Somos: agência de marketing digital em ${brand.address.city}`,
    description: `A essência, a missão, a visão e os valores da agência, e o jeito como a equipe trabalha com cada cliente em ${brand.address.city}.`,
  },
  art: { seed: 1510, field: 'waves', hue: 'mar' },
  hero: {
    eyebrow: 'Quem Somos',
    title: 'Ninguém manda no vento. A gente ajusta a vela.',
    lead: `Somos uma agência de marketing digital de ${brand.address.city}. Mercado, algoritmo e moda mudam sem pedir licença. Nosso trabalho é ler para onde sopra e pôr o seu negócio em movimento.`,
    team: 'Conhecer a equipe',
    caption: 'O alísio chega do mar, de sudeste, quase todos os dias do ano.',
  },
  essence: {
    eyebrow: 'Nossa essência',
    statement:
      'O alísio é o vento constante que traz os barcos ao Ceará. Não é o mais forte. É o que não falta.',
    paragraphs: [
      'Trabalhamos como ele, porque constância é o que mais faz falta no marketing de quem é pequeno ou médio. Uma campanha genial em março não paga a folha de setembro. Um trabalho bem feito, medido e ajustado toda semana, paga.',
      'Por isso preferimos o passo que se repete ao truque que brilha. Cada cliente tem um plano que cabe em uma folha, um número que importa mais que os outros e uma pessoa que atende pelo nome.',
    ],
  },
  mission: {
    label: 'Missão',
    title: 'Fazer o pequeno e o médio venderem com a clareza dos grandes',
    text: 'Levar método, dados e tecnologia a empresas que não têm um departamento de marketing, pelo preço e na linguagem delas.',
  },
  vision: {
    label: 'Visão',
    title: 'Ser a agência que o Nordeste indica sem que ninguém peça',
    text: 'Queremos que cada cliente saiba explicar, com as próprias palavras e os próprios números, o que fizemos por ele.',
  },
  values: {
    eyebrow: 'Valores',
    title: 'Valor que não custa nada é enfeite',
    intro:
      'Por isso cada um dos nossos vem com o que ele nos obriga a fazer e com o que ele nos proíbe.',
    does: 'Por isso fazemos',
    refuses: 'Por isso não fazemos',
    items: [
      {
        name: 'Clareza',
        does: 'Relatório de uma página, em português, com o que deu errado na primeira linha.',
        refuses: 'Métrica que só cresce e não paga conta.',
      },
      {
        name: 'Prova',
        does: 'Teste pequeno antes da verba grande, com data para acabar.',
        refuses: 'Promessa de primeiro lugar, de viral ou de venda garantida.',
      },
      {
        name: 'Autonomia',
        does: 'Contas, senhas, domínio e dados no nome do cliente desde o primeiro dia.',
        refuses: 'Multa de saída e senha retida.',
      },
      {
        name: 'Respeito',
        does: 'Só os dados necessários, com consentimento e prazo para apagar.',
        refuses: 'Lista comprada, letra miúda e botão que engana.',
      },
      {
        name: 'Constância',
        does: 'Ajuste toda semana, mesmo quando o mês vai bem.',
        refuses: 'Sumir depois da assinatura.',
      },
    ],
  },
  philosophy: {
    eyebrow: 'Filosofia da equipe',
    title: 'Barco pequeno, todo mundo rema',
    paragraphs: [
      'Quem vende o projeto participa dele. Quem executa fala com o cliente. Não há um andar de cima que promete e um de baixo que descobre.',
      'Trabalhamos em duplas de áreas diferentes, porque a melhor ideia de anúncio costuma vir de quem olha os dados, e o melhor relatório, de quem escreve.',
    ],
    habits: [
      { name: 'Duas pessoas por conta', text: 'Férias e doença não param o seu projeto.' },
      { name: 'Sexta sem campanha nova', text: 'Nada estreia quando não há quem olhe.' },
      {
        name: 'Erro contado na segunda',
        text: 'O que saiu errado vira nota para todos, sem nome de culpado.',
      },
      { name: 'Estudo no expediente', text: 'Quatro horas por semana para aprender o que mudou.' },
    ],
  },
  team: {
    title: 'Quem você encontra aqui',
    intro: `${capitalizeFirst(presented)}.`,
    more: 'Ver perfil',
    people: team,
  },
  closing: {
    title: 'Para onde o seu negócio quer ir?',
    text: `Conte em uma ${meeting}. Se não formos a agência certa, dizemos qual tipo de ajuda procurar.`,
    schedule: meetingAction,
    cases: 'Ver os cases',
  },
}
