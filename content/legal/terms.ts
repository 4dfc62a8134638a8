import { brand } from '../brand.ts'
import type { LegalContent } from '../types/legal.ts'

export const page: LegalContent = {
  meta: {
    title: 'Termos de Uso',
    description:
      'As regras para usar este site e a Área do Cliente: o que oferecemos, o que esperamos de você, preços, conteúdo e foro.',
  },
  classicMeta: {
    title: 'Termos de Uso (versão clássica)',
    description:
      'Termos de uso do site em versão clássica: serviços, conta de cliente, propriedade do conteúdo e lei aplicável, em linguagem simples.',
  },
  art: { seed: 1401, field: 'calm', hue: 'mar' },
  title: 'Termos de Uso',
  updated: { label: 'Última atualização: 22 de abril de 2025', date: '2025-04-22' },
  gist: [
    'Navegar é livre e gratuito. Contratar só acontece com proposta aceita por escrito.',
    'A Área do Cliente é pessoal: cuide da sua senha e avise se algo parecer errado.',
    'As respostas do assistente virtual orientam, mas não substituem uma proposta nem um profissional.',
    `Vale a lei brasileira, e o foro é o de ${brand.address.city}, sem tirar direitos de quem é consumidor.`,
  ],
}
