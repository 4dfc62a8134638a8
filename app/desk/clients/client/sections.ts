/** Parts of a client's page; the first is the overview. Each has an address of its own. */
const sections = [
  { section: '', name: 'Visão geral' },
  { section: 'numeros', name: 'Números' },
  { section: 'metas', name: 'Metas e alertas' },
  { section: 'pessoas', name: 'Pessoas' },
  { section: 'historico', name: 'Anotações' },
  { section: 'ajustes', name: 'Ajustes' },
] as const

export type Section = (typeof sections)[number]['section']

export function readSection(query: URLSearchParams): Section {
  const text = query.get('secao')
  return sections.find(({ section }) => section === text)?.section ?? ''
}

/** Reports have a page of their own among them. */
export function sectionLinks(
  id: string,
  current: Section | 'relatorios',
  { alerts }: { alerts: number },
) {
  const page = `/agencia/clientes/${id}`
  const links = sections.map(({ section, name }) => ({
    name,
    to: section ? `${page}?secao=${section}` : page,
    current: section === current,
    count: section === '' ? alerts : 0,
  }))
  const reports = {
    name: 'Relatórios',
    to: `${page}/relatorios`,
    current: current === 'relatorios',
    count: 0,
  }
  return [...links.slice(0, 4), reports, ...links.slice(4)]
}
