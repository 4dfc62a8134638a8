import type { FieldPath } from './patch.ts'

/** One thing that makes a site an agency's own, and where it is written. */
export type FirstStep = {
  id: string
  title: string
  help: string
  /** Keys of documents, the first of which opens; a group's name for whichever it has. */
  documents: RegExp
  /** Where the editor begins. */
  field?: FieldPath
  /** Which fields tell that the step is done; all of them for none. */
  fields?: string[]
}

/** In the order in which a first owner is led through them. */
export const firstSteps: readonly FirstStep[] = [
  {
    id: 'nome',
    title: 'Nome',
    help: 'Como a agência se chama e a frase que a apresenta.',
    documents: /^brand#brand$/,
    field: ['name'],
    fields: ['name', 'tagline', 'description'],
  },
  {
    id: 'contato',
    title: 'Contato',
    help: 'Telefone, WhatsApp, e-mail, endereço, horário e redes.',
    documents: /^brand#brand$/,
    field: ['email'],
    fields: ['email', 'phone', 'whatsapp', 'address', 'hours', 'social'],
  },
  {
    id: 'cores',
    title: 'Cores',
    help: 'Quatro cores; as outras saem delas e se leem.',
    documents: /^palette#palette$/,
  },
  {
    id: 'logotipo',
    title: 'Logotipo e letras',
    help: 'Um SVG ou PNG, o par de letras e os cantos.',
    documents: /^look#look$/,
  },
  {
    id: 'servicos',
    title: 'Serviços',
    help: 'O que vocês fazem, com as suas palavras.',
    documents: /^(services\/[\w-]+#service|pages\/services#page)$/,
  },
  {
    id: 'precos',
    title: 'Preços',
    help: 'Planos, serviços únicos e descontos.',
    documents: /^plans#/,
  },
  {
    id: 'pessoas',
    title: 'Pessoas',
    help: 'Quem aparece no site e quem recebe as conversas.',
    documents: /^(people#people|team\/[\w-]+#profile)$/,
  },
  {
    id: 'legal',
    title: 'Dados legais',
    help: 'Razão social, CNPJ e quem cuida da privacidade.',
    documents: /^brand#brand$/,
    field: ['legalName'],
    fields: ['legalName', 'taxId', 'privacyEmail', 'privacyOfficer'],
  },
]
