import { replies } from '#content/assistant/replies.ts'
import { counterOf, coverageOf } from '../knowledge/find-sentence.ts'
import { inPieces, shorten } from '../knowledge/sentences.ts'
import { isTrouble, type Story } from '../knowledge/stories.ts'
import type { Intent } from '../understanding/decide.ts'
import { foldWords } from '../understanding/text.ts'
import { quoting } from '../understanding/thresholds.ts'
import { fillFrame } from './wording.ts'

const { frames } = replies

/** What a story says of how many there were, where that was asked, is worth more than a shared word. */
const COUNTED = 0.5

/** The piece of a story that speaks most of what was asked in particular. */
function findPiece({ names, results, work, quotes }: Story, asked: string): string | undefined {
  const counter = counterOf(asked)
  // The client's name stands in many of them, and is not what was asked.
  const called = new Set(foldWords(names))
  const words = asked
    .split(' ')
    .filter((word) => !called.has(word))
    .join(' ')
  const pieces = [...[...results.split('; '), ...work].flatMap(inPieces), ...quotes]
  let [best, most] = [undefined as string | undefined, quoting.story]
  for (const piece of pieces) {
    const [covered = 0] = coverageOf(words, [piece])
    const points = covered + (counter?.test(foldWords(piece).join(' ')) ? COUNTED : 0)
    if (points > most) [best, most] = [piece, points]
  }
  return best
}

/** What the site tells of a client; what it does not tell is said so. */
export function answerStory({ story, ask, words }: Extract<Intent, { kind: 'story' }>): string {
  const { client, results, cost, time, work, path } = story
  const [first = ''] = work
  const link = `[${client}](${path}).`
  const text = results && `${results}.`.replace(/\.\.$/, '.')
  if (ask === 'cost' && cost && time)
    return `${fillFrame(frames.storyCost, { client, cost, time })} ${link}`
  if (ask === 'time' && time) return `${fillFrame(frames.storyTime, { client, time })} ${link}`
  const trouble = ask === 'trouble' && work.find(isTrouble)
  const piece = trouble ? shorten(trouble) : findPiece(story, words)
  const isFact = ask === 'cost' || ask === 'time'
  if (piece && (isFact || !results.includes(piece)) && piece !== first) {
    const lead = piece.replace(/[^.!?]$/, '$&.')
    const rest = trouble ? '' : text.replace(lead, '').trim()
    return `${fillFrame(frames.story, { client, text: `${lead} ${rest}`.trim() })} ${link}`
  }
  if (isFact) return `${fillFrame(frames.storyUntold, { client, text })} ${link}`
  const order = ask === 'work' ? [first, text] : [text, first]
  return `${fillFrame(frames.story, { client, text: order.join(' ').trim() })} ${link}`
}
