/**
 * Phrases are folded (lower case, no accents). A word that ends in * may go on; '..' stands for up to
 * four words; a|b is either.
 */
export type Phrases = readonly string[]

/** What the assistant says and understands around passing a visitor on to the team. */
export type Handover = {
  /** Somebody wants a person, or is not content with the answers. */
  asksPerson: Phrases
  complains: Phrases
  /** The whole of an answer to the question for consent, politeness aside. */
  yes: Phrases
  /** Enough at the beginning of a sentence without a 'não'. */
  yesAlone: Phrases
  /** Beside a contact these are the consent, given before anybody asked for it; `forbids` are a no. */
  authorises: Phrases
  forbids: Phrases
  /** The contact is another person's. */
  ofOthers: Phrases
  /** Says to have left a contact before. */
  claimsContact: Phrases
  no: Phrases
  polite: Phrases
  /** What may stand around a telephone or an e-mail without asking anything. */
  around: Phrases
  /** Words after which a name follows; capital letters decide where they are not `sure`, and it ends before one of `ends`. */
  names: { sure: Phrases; capital: Phrases; ends: string }
  /** How a mail address is dictated: ' arroba ', ' ponto '. */
  dictated: { at: readonly string[]; dot: readonly string[] }
  /** Words beside which a run of digits is meant to be a telephone. */
  telephone: Phrases
  /** Beside these a run of eleven digits is a document. */
  documents: Phrases
  /** Several ways of each, so that nothing is said twice: {contact}, {what}, {privacy}. */
  consent: readonly string[]
  /** The same in the visitor's language, by the id of it. */
  consentAbroad: Readonly<Record<string, string>>
  what: { phone: string; email: string; both: string }
  privacy: string
  /** Once more, after another question came in between. */
  remind: string
  /** Asks for a name and a telephone or e-mail: {when}. */
  askContact: readonly string[]
  sorry: readonly string[]
  others: readonly string[]
  noContact: readonly string[]
  /** Said to a name without a contact: {name}. */
  thanksName: readonly string[]
  incomplete: readonly string[]
  /** {name} is ', Ana' or nothing. */
  stored: string
  refused: readonly string[]
  /** {when} of what is stored. */
  open: string
  closed: string
  today: string
  tomorrow: string
  day: string
  /** The lead's name where none was said. */
  nameless: string
  /** The lead's first message: {niche}, {plan}, {questions}. */
  message: { opening: string; niche: string; plan: string; questions: string }
  /** Who speaks, in the conversation that the lead keeps. */
  speakers: { visitor: string; assistant: string }
}

/** How the assistant goes on where its last answer did not settle the matter. */
export type Continuing = {
  doubts: Phrases
  /** The last answer was to something else, and what is said to that. */
  misread: Phrases
  misreadTexts: readonly string[]
  /** Thanked or greeted once more. */
  farewells: readonly string[]
  /** A bare yes or no to nothing in particular, and what is said to it. */
  nods: Phrases
  nodding: readonly string[]
  /** Asked the same again: {short} is the first sentence of what was said before. */
  again: readonly string[]
  /** Nothing fits once more. */
  unknownAgain: readonly string[]
  /** The same with an offer to pass the matter on. */
  offerPerson: readonly string[]
  explain: readonly string[]
  /** An amount of the visitor's own. */
  budget: {
    own: Phrases
    /** What stands before an amount that is earned and not spent; `yearly` beside it. */
    notOwn: Phrases
    yearly: Phrases
    monthly: Phrases
    adsOnly: Phrases
    everything: Phrases
    fits: string
    fitsAds: string
    tooLittle: string
    cheapest: string
    list: string
    none: string
    askAds: string
    askGoal: string
    adsOnlyAnswer: string
    everythingAnswer: string
  }
  /** Before the built-in answer, where a model named a price that the site does not state. */
  published: string
}
