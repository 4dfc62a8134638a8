import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import type { ClassicHomeContent } from '../types/page.ts'

export const page: ClassicHomeContent = {
  meta: {
    title: `${brand.name} - Estratégias de Marketing Digital (Versão Clássica)`,
    fullTitle: true,
    description:
      'A versão clássica do site da Alísio: serviços, cases, depoimentos e agenda para uma consulta gratuita de marketing digital.',
  },
  art: { seed: 21, field: 'waves', hue: 'mar-sol' },
  hero: {
    badge: 'Agência Digital Premium',
    title: 'Sua Empresa Merece Resultados Extraordinários',
    lead: 'Estratégia, mídia e tecnologia para pequenas e médias empresas que querem crescer com método, e não com sorte.',
    schedule: 'Agende uma Consulta Gratuita',
    cases: 'Conheça Nossos Cases',
    rating: claims.classic.rating,
    clients: claims.classic.clients,
    stats: [claims.classic.roi, claims.classic.leads],
  },
}
