import { randomUUID } from 'node:crypto'
import { continuing, handover as texts } from '#content/assistant/handover.ts'
import { addressNow } from '#content/site-map.ts'
import type { ChatContact, ChatRequest, Handover } from '#features/assistant/rules/chat.ts'
import type { Office } from '#features/calendar/rules/business-time.ts'
import { answerTime } from '#features/conversations/server/conversations.server.ts'
import { checkPerson } from '#features/leads/rules/contact.ts'
import { uuidOf } from '#server/db/uuid.ts'
import { composeAnswer } from '../answers/compose-answer.ts'
import { fillFrame } from '../answers/wording.ts'
import { foreignLanguageOf } from '../understanding/normalise.ts'
import { answerQuestion, chooseNew } from './answer-question.ts'
import { findContact, hideContact } from './find-contact.ts'
import { aboutContact, asksBeside, isComplaint, readReply, wantsPerson } from './read-reply.ts'

/** What a lead is stored from, once its person agreed. */
export type AgreedLead = {
  person: { name: string; phone: string; email: string }
  request: ChatRequest & { handover: NonNullable<ChatRequest['handover']> }
}

export type TurnDeps = {
  now: number
  /** Whether a model answers: then the site's own words are only made where they are needed. */
  hasModel?: boolean
  /** The opening hours; asked for only where somebody is to answer. */
  readOffice: () => Promise<Office>
  storeLead: (lead: AgreedLead) => Promise<void>
}

export type Turn = {
  /** The whole answer in the site's own words. */
  text: () => string
  /**
   * The question that a model may answer in its place, without anything that reaches the visitor.
   * None where the answer is about passing them on.
   */
  question?: ChatRequest
  /** Said after a model's words. */
  after?: string
  handover?: Handover
}

const followLink = (text: string) =>
  text.replace(/\(\[([^\]]+)\]\((\/[^)]*)\)\)/g, (_, label: string, path: string) => {
    const now = addressNow(path)
    return now === undefined ? '' : `([${label}](${now}))`
  })

const named = ({ phone, email }: ChatContact) => `**${[phone, email].filter(Boolean).join(' · ')}**`
const reaches = ({ phone, email }: ChatContact) => Boolean(phone || email)
const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n')

function consentTexts(contact: ChatContact, question: string): string[] {
  const kind = contact.phone && contact.email ? 'both' : contact.email ? 'email' : 'phone'
  const words = { contact: named(contact), what: texts.what[kind], privacy: texts.privacy }
  const language = foreignLanguageOf(question)
  const abroad = language && texts.consentAbroad[language.id]
  return texts.consent.map((frame) => join(followLink(fillFrame(frame, words)), abroad))
}

/** Each beginning with each way of asking, so that there is always one that was not said yet. */
const combine = (openings: readonly string[], asks: readonly string[]) =>
  asks.flatMap((_, shift) =>
    openings.map((opening, at) => join(opening, asks[(at + shift) % asks.length])),
  )

/**
 * One turn of a conversation. Whatever concerns a person's contact is decided here and never by a
 * model; a lead is stored only after an explicit yes, or the form whose button says so.
 */
export async function takeTurn(request: ChatRequest, deps: TurnDeps): Promise<Turn> {
  const { question, previous, answers } = request
  const pending = request.handover ?? impliedHandover(request)
  const choose = (candidates: readonly string[]) => () => chooseNew(candidates, answers)
  const when = async () => answerTime(await deps.readOffice(), deps.now)

  async function askContact(openings: readonly string[], contact: ChatContact = {}): Promise<Turn> {
    const time = await when()
    const asks = texts.askContact.map((frame) =>
      followLink(fillFrame(frame, { when: time, privacy: texts.privacy })),
    )
    const handover: Handover = { step: 'contact', key: randomUUID(), contact }
    return { text: choose(combine(openings, asks)), handover }
  }

  async function store(contact: ChatContact, rest = '', agreed = pending): Promise<Turn> {
    const { fields, errors } = checkPerson({ ...contact, name: contact.name || texts.nameless })
    if (errors || !agreed) return askContact(texts.incomplete, contact)
    await deps.storeLead({ person: fields, request: { ...request, handover: agreed } })
    const name = contact.name ? `, ${contact.name.split(' ')[0]}` : ''
    const done = fillFrame(texts.stored, { name, contact: named(fields), when: await when() })
    const further = rest && composeAnswer({ ...request, question: rest })
    return {
      text: () => join(done, further),
      handover: { step: 'stored', key: agreed.key, contact: {} },
    }
  }

  const found = findContact(question, pending?.step === 'contact')
  const says = aboutContact(question)
  if (reaches(found.contact) && says === 'others') return { text: choose(texts.others) }
  if (reaches(found.contact) && says === 'forbids') return { text: choose(texts.refused) }
  const contact = { ...pending?.contact, ...found.contact }
  const waits = pending && pending.step !== 'stored' ? pending : undefined
  if (waits?.agreed) return store(waits.contact)
  if (waits) {
    const reply = readReply(question)
    if (waits.step === 'consent' && reply.says === 'yes' && reaches(contact)) {
      const further = findContact(reply.rest)
      return store(contact, further.contact.name ? further.rest : reply.rest)
    }
    if (reply.says === 'no' && !reaches(found.contact)) {
      const further = reply.rest && answerQuestion({ ...request, question: reply.rest })
      const candidates = texts.refused.map((text) => join(text, further || undefined))
      return { text: choose(candidates) }
    }
  }
  if (reaches(found.contact) && says === 'authorises') {
    return store(contact, '', waits ?? handoverFor(contact, request))
  }
  if (reaches(found.contact) || (waits?.step === 'consent' && found.contact.name)) {
    return askConsent(request, contact, found.rest)
  }
  if (found.incomplete) {
    const handover: Handover = { step: 'contact', key: randomUUID(), contact: found.contact }
    return { text: choose(texts.incomplete), handover }
  }
  if (waits?.step === 'contact' && found.contact.name) {
    const [name = ''] = found.contact.name.split(' ')
    return askContact(
      texts.thanksName.map((frame) => fillFrame(frame, { name })),
      contact,
    )
  }
  if (says === 'claimsContact') return askContact(texts.noContact, found.contact)
  const complains = isComplaint(question)
  if (complains || wantsPerson(question)) {
    const known = findContact((previous ?? '').replaceAll('\n', '. ')).contact
    if (reaches(known)) return askConsent(request, known, '')
    const answer = asksBeside(question) ? composeAnswer(request) : undefined
    const composed = complains
      ? texts.sorry.map((sorry) => join(sorry, answer))
      : [composeAnswer(request), '', '', '']
    return askContact(composed, found.contact)
  }
  const hidden = {
    ...request,
    question: hideContact(question),
    previous: previous && hideContact(previous),
  }
  const answer = { question: hidden }
  if (waits?.step === 'consent' && !waits.reminded) {
    const after = fillFrame(texts.remind, { contact: named(waits.contact) })
    const handover: Handover = { ...pick(waits), reminded: true }
    return { ...answer, after, handover, text: () => join(answerQuestion(request), after) }
  }
  if (deps.hasModel) {
    return { ...answer, text: () => answerQuestion(request) ?? chooseNew(continuing.offerPerson) }
  }
  const text = answerQuestion(request)
  if (text !== undefined) return { ...answer, text: () => text }
  return askContact(continuing.offerPerson)
}

/** A page of an earlier build echoes nothing: a yes right after a contact is meant for it all the same. */
function impliedHandover({ question, previous }: ChatRequest): ChatRequest['handover'] {
  const [last = ''] = (previous ?? '').split('\n').slice(-1)
  const { contact } = findContact(last)
  if (!reaches(contact) || readReply(question).says !== 'yes') return undefined
  return handoverFor(contact, { question: '' })
}

/** Where nothing came back from the page: the same contact within an hour is the same lead. */
function handoverFor(
  contact: ChatContact,
  { question, previous = '' }: Pick<ChatRequest, 'question' | 'previous'>,
): NonNullable<ChatRequest['handover']> {
  const hour = String(Math.floor(Date.now() / 3_600_000))
  const key = uuidOf([contact.phone ?? '', contact.email ?? '', hour])
  const turns = [...previous.split('\n'), question]
    .filter((text) => text && question)
    .map((text) => ({ by: 'visitor' as const, text }))
  const visit = { landing: '', referrer: '' }
  return { step: 'consent', key, contact, turns, page: '', before: '', visit }
}

const pick = ({ step, key, contact }: Handover): Handover => ({ step, key, contact })

/** Answers what was asked besides, then asks whether the contact may be passed on. */
function askConsent(request: ChatRequest, contact: ChatContact, rest: string): Turn {
  const handover: Handover = { step: 'consent', key: randomUUID(), contact }
  const candidates = consentTexts(contact, request.question)
  if (!rest) return { text: () => chooseNew(candidates, request.answers), handover }
  const question = {
    ...request,
    question: rest,
    previous: request.previous && hideContact(request.previous),
  }
  const after = candidates[0] as string
  return {
    question,
    after,
    handover,
    text: () => {
      const answer = answerQuestion(question)
      return chooseNew(
        candidates.map((ask) => join(answer, ask)),
        request.answers,
      )
    },
  }
}
