import { replies } from '#content/assistant/replies.ts'
import type { Intent } from '../understanding/decide.ts'
import { fillFrame } from './wording.ts'

const { frames } = replies

/** What the site tells of a client; what it does not tell is said so. */
export function answerStory({ story, ask }: Extract<Intent, { kind: 'story' }>): string {
  const { client, results, cost, time, work, path } = story
  const [first = ''] = work
  const link = `[${client}](${path}).`
  const text = results && `${results}.`.replace(/\.\.$/, '.')
  if (ask === 'cost' || ask === 'time') {
    if (ask === 'cost' && cost && time)
      return `${fillFrame(frames.storyCost, { client, cost, time })} ${link}`
    if (ask === 'time' && time) return `${fillFrame(frames.storyTime, { client, time })} ${link}`
    return `${fillFrame(frames.storyUntold, { client, text })} ${link}`
  }
  const order = ask === 'work' ? [first, text] : [text, first]
  return `${fillFrame(frames.story, { client, text: order.join(' ').trim() })} ${link}`
}
