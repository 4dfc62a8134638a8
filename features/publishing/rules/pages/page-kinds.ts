/** What the desk adds to the site from a template. */
export const newPageKinds = ['service', 'case', 'project', 'person', 'legal'] as const
export type NewPageKind = (typeof newPageKinds)[number]

/** What can be moved and taken off: articles too, which have an editor of their own. */
export const pageKinds = [...newPageKinds, 'article'] as const
export type PageKind = (typeof pageKinds)[number]

type KindFacts = {
  /** Below content/. */
  folder: string
  /** The documents that make one, the first of which names it. */
  exports: readonly [string, ...string[]]
  name: string
  plural: string
  /** What its title is called. */
  title: string
  /** Shown within another page, so without an address of its own. */
  within?: 'cases' | 'portfolio'
}

export const kindFacts: Readonly<Record<PageKind, KindFacts>> = {
  service: {
    folder: 'services',
    exports: ['service'],
    name: 'Serviço',
    plural: 'Serviços',
    title: 'Nome do serviço',
  },
  case: {
    folder: 'cases',
    exports: ['successCase'],
    name: 'Case',
    plural: 'Cases',
    title: 'Empresa do case',
    within: 'cases',
  },
  project: {
    folder: 'portfolio/projects',
    exports: ['project'],
    name: 'Projeto',
    plural: 'Projetos do portfólio',
    title: 'Título do projeto',
    within: 'portfolio',
  },
  person: {
    folder: 'team',
    exports: ['profile'],
    name: 'Pessoa',
    plural: 'Pessoas',
    title: 'Nome da pessoa',
  },
  legal: {
    folder: 'legal',
    exports: ['page', 'text'],
    name: 'Texto legal',
    plural: 'Textos legais',
    title: 'Título do texto',
  },
  article: {
    folder: 'articles',
    exports: ['article'],
    name: 'Artigo',
    plural: 'Artigos',
    title: 'Título',
  },
}

export const isNewPageKind = (text: string | null | undefined): text is NewPageKind =>
  newPageKinds.includes(text as NewPageKind)

export const isPageKind = (text: string | null | undefined): text is PageKind =>
  pageKinds.includes(text as PageKind)

/** The kind and slug of a document's content: 'services/seo' is a service. */
export function kindOfContent(content: string): { kind: PageKind; slug: string } | undefined {
  for (const kind of pageKinds) {
    const slug = content.slice(kindFacts[kind].folder.length + 1)
    if (content === `${kindFacts[kind].folder}/${slug}` && /^[a-z0-9-]+$/.test(slug)) {
      return { kind, slug }
    }
  }
  return undefined
}
