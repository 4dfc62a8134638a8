import { any, type Fact, playbook, price, says } from '../../question.ts'

/** What a stranger asked: retail, food, beauty, workshops; blunt, price-minded, suspicious. */
export const noPlaybook = { never: [playbook] }

/** Sends the visitor to somebody. */
export const person = says(
  /\(85\) 90000-0000|WhatsApp|equipe|pessoa|oi@alisio|agenda|conversa gratuita|contato/i,
)

/** Not published: says so, or that it is agreed in the proposal, or who knows. */
export const toAgree = says(
  /proposta|contrato|combin|orçamento|orçad|sob medida|depende|não (sei|achei|encontrei|tenho|temos|há|tem|consta|diz|publica|está|informa|consigo|posso)|equipe|\(85\) 90000-0000|WhatsApp/i,
)

export const promisesNothing = says(
  /^não\b|não (prometemos|promete|garantimos|garante|há|existe|tem|dá|damos|é (uma )?promessa|são (uma )?promessa|podemos|posso)|nem (prometemos|garantimos)|ninguém (pode|garante|deveria)|desconfie|sem promessa|depende/im,
)

export const sitePrice = any(
  price('one-off/website'),
  price('websites/landing-page'),
  price('websites/website-completo'),
)

export const noLockIn = says(
  /^não\b|(três|3) meses|mês a mês|30 dias|proposta|contrato|sem fidelidade|sem multa|não (há|tem|existe|prende|prendemos|fica)|prend/im,
)

export const openOnWeekdays: Fact = { brand: 'hours' }

/** Says that it does not know or that it is none of its business, or names who knows. */
export const notKnown = says(
  /^não\b|contador|não (sei|saberia|achei|encontrei|tenho|temos|há|consta|consigo|posso|cabe|publica|informa|está|estão|diz|entendi|trabalh|oferec|trato|respondo|falo|ajudo|faço|fazemos|faz parte|inclu|é (comigo|a minha|o meu|da minha|assunto|algo|um))|só (sei|falo|respondo|trato|ajudo|cuido)|fora d[oae]|foge|\(85\) 90000-0000/im,
)

export const refuses = says(
  /^não\b|não (compr|faz|us|vend|trabalh|envi|dispar|cri|public|copi|ajud|posso|recomend|promet|é|dá|sei|prest|pode)|nem (compr|us)|recus|LGPD|autoriz|proib|ilegal|crime|contra a lei|viola/im,
)

export const promisesLittle = says(
  /^não\b|não (prometemos|promete|garantimos|garante|há|existe|tem|dá|damos|é (uma )?promessa|são (uma )?promessa|podemos|posso)|ninguém (pode|garante|deveria)|desconfie|sem promessa|depende/im,
)

/** Somebody who can look into a client's account. */
export const support = says(
  /\(85\) 90000-0000|WhatsApp|equipe|suporte|oi@alisio|\/dashboard\/support|fale com/i,
)

export const wayIn = says(/\/auth|Área do Cliente/i)

export const anyAdvice = says(
  /anúnci|Google|Instagram|WhatsApp|SEO|Perfil|tráfego|avaliaç|site|Meta|e-mail|automa|lembrete|conteúdo|foto|página|reativ/i,
)
