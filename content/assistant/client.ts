import data from './client.json' with { type: 'json' }
import { fillBrand } from './fill-brand.ts'

/** The conversation on the support page; the error is quoted by the specification. @public the desk edits it. */
export const clientAssistant = fillBrand(data)

export const {
  texts: clientTexts,
  starters: clientStarters,
  replies: clientReplies,
  questions: clientQuestions,
  /** Where a person answers. */
  person: personToAsk,
  /** How clients call the figures of their ads; the narrow before the wide. */
  figures: figureWords,
  /** How clients call their channels, by key. */
  channels: channelNames,
  /** How they call the figures of a named channel, by channel and metric. */
  channelFigures: channelWords,
  /** Words that mean one figure of a channel without naming it. */
  channelFiguresAlone: channelWordsAlone,
  /** What each is called in an answer. */
  figureNames,
  /** What else is asked of figures than how much. */
  asks: clientAsks,
  /** Questions about where and how come from the help, not from the figures. */
  help: helpWords,
} = clientAssistant
