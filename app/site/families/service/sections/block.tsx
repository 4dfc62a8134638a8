import type { ReactNode } from 'react'
import { Reveal } from '#app/ui/reveal.tsx'
import type { ChatSlot as Content, ServiceBlock } from '#content/types/service.ts'
import { Benefits } from './benefits.tsx'
import { BlockHead, type Ground } from './block-head.tsx'
import { Checklist } from './checklist.tsx'
import { Contrast } from './contrast.tsx'
import { Offerings } from './offerings.tsx'
import { Platforms } from './platforms.tsx'
import { Prose } from './prose.tsx'
import { Stack } from './stack.tsx'
import { Stats } from './stats.tsx'
import { Steps } from './steps.tsx'
import { Stories } from './stories.tsx'
import { type PricedTier, Tiers } from './tiers.tsx'
import { Times } from './times.tsx'

/** Where the assistant answers; the page gives the conversation itself. */
function ChatSlot({ block, children }: { block: Content & { id: string }; children: ReactNode }) {
  return (
    <div className="svc-talk">
      <BlockHead block={block} layout="side" />
      {children}
    </div>
  )
}

type Props = {
  block: ServiceBlock
  ground?: Ground
  tiers: PricedTier[]
  /** The assistant, for the block that shows it. */
  chat: ReactNode
}

/** Blocks whose picture is worth a little movement; the others simply stand there. */
const revealed = ['platforms', 'steps', 'stats', 'stories', 'tiers']

export function Block({ ground, ...props }: Props) {
  const { id, kind } = props.block
  const Wrap = revealed.includes(kind) ? Reveal : 'div'
  return (
    <section id={id} className={`section svc-ground-${ground}`} aria-labelledby={`${id}-titulo`}>
      <Wrap className="wrap">
        <Body {...props} />
      </Wrap>
    </section>
  )
}

function Body({ block, tiers, chat }: Omit<Props, 'ground'>) {
  switch (block.kind) {
    case 'benefits':
      return <Benefits block={block} />
    case 'platforms':
      return <Platforms block={block} />
    case 'steps':
      return <Steps block={block} />
    case 'checklist':
      return <Checklist block={block} />
    case 'stats':
      return <Stats block={block} />
    case 'stories':
      return <Stories block={block} />
    case 'tiers':
      return <Tiers block={block} tiers={tiers} />
    case 'stack':
      return <Stack block={block} />
    case 'offerings':
      return <Offerings block={block} />
    case 'prose':
      return <Prose block={block} />
    case 'contrast':
      return <Contrast block={block} />
    case 'times':
      return <Times block={block} />
    case 'chat':
      return <ChatSlot block={block}>{chat}</ChatSlot>
  }
}
