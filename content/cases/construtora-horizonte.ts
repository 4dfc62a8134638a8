import type { SuccessCase } from '../types/case.ts'

// Sample client: person, company and figures are invented. Replace with a real, authorised and
// provable case. The returns of the four samples average to claims.cases.roi.
export const successCase: SuccessCase = {
  slug: 'construtora-horizonte',
  name: 'Paulo Teixeira',
  role: 'Diretor comercial',
  company: 'Construtora Horizonte',
  sector: 'Imóveis',
  quote:
    'Antes eu recebia uma planilha de nomes. Hoje recebo visitas marcadas com quem pode comprar.',
  fullStory: [
    'A Construtora Horizonte lançou um prédio de 48 apartamentos no Eusébio, na região metropolitana de Fortaleza. Cada unidade custava perto de R$ 350 mil. Depois de um bom fim de semana de lançamento, as vendas pararam: três apartamentos em dez meses.',
    'Contatos não faltavam. Chegavam cerca de 200 por mês, de portais e formulários, e os quatro corretores ligavam para todos, na ordem em que apareciam. A maioria não tinha renda para o financiamento ou procurava aluguel. Quem podia comprar esperava dias pelo retorno e fechava em outro lugar.',
    'Propusemos contar outra coisa. Em vez de formulários, a meta passou a ser a visita ao apartamento decorado, com alguém que já soubesse o valor da entrada. Criamos uma página com plantas, preço inicial, simulador de parcela e um vídeo de dois minutos gravado no decorado. Esconder o preço trazia mais nomes; mostrar o preço trazia compradores.',
    'Quem se interessava respondia a quatro perguntas no WhatsApp: prazo, renda familiar aproximada, uso do fundo de garantia e melhor dia para a visita. As respostas iam direto para o CRM, o sistema de vendas dos corretores, com aviso ao corretor da vez. Quem ainda não podia comprar recebia, se quisesse, um guia sobre financiamento e um e-mail por mês.',
    'O começo foi desconfortável. Os contatos caíram de 200 para 90 no primeiro mês e a diretoria quis voltar atrás. Pedimos mais quatro semanas, e as visitas saíram de 14 para 22. A partir do terceiro mês, ligamos as vendas do CRM às campanhas e cortamos dois portais que só traziam curiosos.',
    'No décimo mês o decorado recebia 36 visitas, a um custo de R$ 210 cada uma, contra R$ 390 no início. Nove apartamentos foram vendidos a compradores vindos do projeto, num total de R$ 3,15 milhões. Do primeiro clique à assinatura passam, em média, 94 dias: mercado imobiliário pede paciência, e o painel ajuda a tê-la.',
  ],
  rating: 5,
  metrics: [
    { label: 'ROI', value: '+2.150%' },
    { label: 'Visitas ao decorado', value: '+157%' },
    { label: 'Custo por visita', value: '−46%' },
  ],
  avatar: 'PT',
  timeline: '10 meses',
  investment: 'R$ 14.000 por mês, com a verba de anúncios',
  challenge:
    'Muitos contatos sem perfil de compra, corretores sobrecarregados e três vendas em dez meses.',
  solution:
    'Página com preço e simulador, vídeo do decorado, triagem no WhatsApp, CRM ligado às campanhas e meta por visita.',
  results: [
    'Nove apartamentos vendidos em dez meses, contra três no período anterior',
    'De 14 para 36 visitas mensais ao decorado',
    'Custo por visita de R$ 390 para R$ 210',
    'Retorno do corretor em até 20 minutos no horário comercial',
    'R$ 3,15 milhões em vendas atribuídas ao projeto',
  ],
  art: { seed: 1212, field: 'rising', hue: 'sol' },
}
