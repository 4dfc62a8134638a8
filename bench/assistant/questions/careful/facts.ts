import { type Fact, says } from '../../question.ts'

/** What another stranger asked: offices, clinics, industry; careful, comparing, with a story. */
/** Left to the proposal or to a person: the site publishes no figure or rule of its own. */
export const onRequest: Fact = says(
  /sob medida|proposta|orçament|a combinar|combinad|não (há|tem|temos|está|publica|aparece)|depende|\(85\) 90000-0000/i,
)

export const verbaApart: Fact = says(
  /direto (ao|às|à|para|a)|diretamente|não (está|entra|inclui|é|cobre)|paga por você|à parte|separad|^não\b/i,
)

export const verbaDepends: Fact = says(
  /depende|preço do clique|dezenas de contatos|diagnóstico|não (há|tem|existe) (um )?(valor )?mínim/i,
)

export const contractTerms: Fact = says(
  /três meses|3 meses|90 dias|mês a mês|30 dias|fidelidade|proposta|não prende|sem multa/i,
)

export const noPromise: Fact = says(
  /(não|ninguém|nem|nenhum|sem)[^.]{0,80}(prome|garant)|(prome|garant)[^.]{0,60}não|desconfie|depende/i,
)

export const saturday: Fact = { brand: 'hours' }

/** Any way to a person of the agency. */
export const person: Fact = says(
  /\(85\) 90000-0000|WhatsApp|wa\.me|oi@alisio|\/agenda|equipe|\/contato/i,
)

export const booking: Fact = says(/\/agenda|agendar|agenda/i)

/** The site tells of one city for shootings, of meetings by video, and of clients elsewhere. */
export const remote: Fact = says(
  /on-?line|vídeo|distância|remot|outras cidades|qualquer (cidade|lugar|estado)|todo o (país|Brasil)|Brasil|Fortaleza e região|viagem|\(85\) 90000-0000/i,
)

export const refusesShady: Fact = says(
  /não (compramos|usamos|vendemos|fazemos|trabalhamos|recomendamos|criamos|vale)|recusamos|nunca|LGPD|não\b[^.]{0,60}(compr|fals|lista|seguidor|avaliaç)/i,
)

export const isMachine: Fact = says(
  /IAxel|assistente|rob[ôo]|autom[áa]tic|não sou (uma )?(pessoa|gente|humano)/i,
)

/** Turns down, or says it does not know. */
export const declines: Fact = says(
  /não (posso|sei|consigo|tenho|faço|encontrei|é possível|entendi|respondo|mostro|mudo|falo)|só (posso|respondo|falo|sei)|assistente|\(85\) 90000-0000/i,
)

export const anyChannel: Fact = says(
  /anúnci|Google|Instagram|WhatsApp|conteúdo|SEO|site|landing|e-mail|automa|página|Meta|tráfego|medi/i,
)
