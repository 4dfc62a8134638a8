import type { SuccessCase } from '../types/case.ts'

// Sample client: person, company and figures are invented. Replace with a real, authorised and
// provable case. The returns of the four samples average to claims.cases.roi.
export const successCase: SuccessCase = {
  slug: 'escola-farol',
  name: 'Joana Freitas',
  role: 'Diretora',
  company: 'Escola Farol',
  sector: 'Educação',
  quote:
    'As famílias chegam à visita já tendo lido o que pensamos sobre ensino. A conversa começa no meio.',
  fullStory: [
    'A Escola Farol ensina inglês e espanhol a crianças, adolescentes e adultos em Messejana, em Fortaleza. Tem método próprio, turmas pequenas e a concorrência de franquias que anunciam no intervalo da novela. Todo janeiro era igual: panfleto, carro de som e desconto.',
    'Joana Freitas, a diretora, tinha dois problemas. A matrícula dependia de dois meses do ano, e quem entrava pelo desconto saía no semestre seguinte. O site tinha quatro páginas e recebia 1.900 visitas por mês, quase todas de alunos procurando o calendário.',
    'Começamos ouvindo. Lemos um ano de mensagens da secretaria e entrevistamos onze famílias. As perguntas se repetiam: com que idade começar, quanto tempo leva para conversar, como acompanhar em casa sem falar inglês. Nenhuma delas tinha resposta no site.',
    'Viraram pauta. Uma vez por mês, uma professora conversava conosco por uma hora, e dali saíam quatro artigos, os posts das redes e uma newsletter. Gravamos seis aulas abertas, com autorização assinada pelos responsáveis de cada criança. Uma página de teste de nível, com resultado na hora, passou a receber os anúncios e a convidar para uma aula experimental.',
    'Os quatro primeiros meses foram lentos, e avisamos que seriam: o Google leva tempo para confiar num site. A newsletter quinzenal se mostrou demais para a equipe aprovar e passou a ser mensal. Um texto sobre sotaque, escrito sem pretensão, virou a página mais lida, e refizemos o calendário em torno de fala e escuta.',
    'Em nove meses as visitas vindas de busca levaram o site a 5.900 acessos mensais. A escola registrou 135 matrículas de quem passou pelo teste, pelos artigos ou pela newsletter, com contrato médio de R$ 3.500 por ano, o que soma R$ 472,5 mil. Um terço delas aconteceu fora de janeiro e julho. E o carro de som foi aposentado, para alívio da vizinhança.',
  ],
  rating: 5,
  metrics: [
    { label: 'ROI', value: '+950%' },
    { label: 'Visitas ao site', value: '+210%' },
    { label: 'Custo por matrícula', value: '−41%' },
  ],
  avatar: 'JF',
  timeline: '9 meses',
  investment: 'R$ 5.000 por mês, com a verba de anúncios',
  challenge:
    'Matrículas presas a dois meses do ano, dependência de desconto e um site que não respondia às famílias.',
  solution:
    'Artigos e newsletter a partir de entrevistas com professoras, vídeos de aula, teste de nível e anúncios para a aula experimental.',
  results: [
    '135 matrículas atribuídas ao projeto em nove meses',
    'De 1.900 para 5.900 visitas mensais',
    'Custo por matrícula de R$ 565 para R$ 333',
    'Um terço das matrículas fora da alta temporada',
    'R$ 472,5 mil em contratos anuais',
  ],
  art: { seed: 1213, field: 'fan', hue: 'ceu' },
}
