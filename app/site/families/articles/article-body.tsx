import { Fragment, type ReactNode } from 'react'
import { Photo } from '#app/site/parts/picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { sectionsOf } from '#features/articles/rules/reading.ts'
import type { Block, Chart, Figure, Inline } from '#features/articles/rules/tree.ts'
import { pictureSources } from '#features/pictures/rules/sizes.ts'

function Words({ inline }: { inline: readonly Inline[] }) {
  return inline.map((part, at) => {
    if ('lineBreak' in part) return <br key={`b${String(at)}`} />
    let words: ReactNode = 'token' in part ? '' : part.text
    if (part.code) words = <code>{words}</code>
    if (part.em) words = <em>{words}</em>
    if (part.strong) words = <strong>{words}</strong>
    if (part.href) words = <SiteLink to={part.href}>{words}</SiteLink>
    return <Fragment key={`w${String(at)}`}>{words}</Fragment>
  })
}

/** The first number of a value: 'R$ 1.200,50' is 1200.5. */
function numberIn(value: string): number {
  const [digits = '0'] = /\d[\d.]*(?:,\d+)?/.exec(value) ?? []
  return Number(digits.replaceAll('.', '').replace(',', '.')) || 0
}

function Bars({ title, rows, source }: Chart) {
  const most = Math.max(1, ...rows.map(([, value]) => numberIn(value)))
  return (
    <figure className="art-chart">
      <table>
        <caption>{title}</caption>
        <tbody>
          {rows.map(([label, value], at) => (
            <tr key={`${label} ${String(at)}`}>
              <th scope="row">{label}</th>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <path
                    d={`M0 0h${Math.max(1, Math.round((numberIn(value) / most) * 100))}v10H0Z`}
                  />
                </svg>
                <b className="num">{value}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  )
}

function Picture({ picture, alt, caption }: Figure) {
  const photo = { ...pictureSources({ id: picture }), alt }
  return (
    <figure>
      <Photo photo={photo} sizes="(width < 48rem) 92vw, 42rem" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

type InviteData = {
  eyebrow: string
  title: string
  text: string
  talk: string
  action: string
  schedule: string
  whatsapp: string
}

/** A call to action: what comes next, and the other way to ask. */
export function Invite({ invite }: { invite: InviteData }) {
  return (
    <aside className="art-call no-print" aria-label={invite.title}>
      <div>
        <p className="eyebrow">{invite.eyebrow}</p>
        <h3>{invite.title}</h3>
        <p>{invite.text}</p>
      </div>
      <p className="art-call-do">
        <SiteLink to={invite.schedule} className="btn btn-cta">
          {invite.action}
        </SiteLink>
        <SiteLink to={invite.whatsapp} className="link inline-block py-1">
          {invite.talk}
        </SiteLink>
      </p>
    </aside>
  )
}

type ServicePage = { name: string; summary: string; to: string }
type Context = { invite: InviteData; services: Record<string, ServicePage> }

function ServiceCard({ service }: { service: ServicePage }) {
  return (
    <aside className="art-service no-print" aria-label={service.name}>
      <SiteLink to={service.to}>
        <span>
          <b>{service.name}</b>
          <span>{service.summary}</span>
        </span>
        <Icon name="arrow" className="size-6" />
      </SiteLink>
    </aside>
  )
}

/** What may be wider than a phone is scrolled with the keyboard too. */
const scrolls = { tabIndex: 0 }

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <section className="art-table" aria-label="Tabela" {...scrolls}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={String(at)} scope="col">
                <Words inline={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={String(at)}>
              {row.map((cell, column) => (
                <td key={String(column)}>
                  <Words inline={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type BlockProps = { block: Block; id?: string; context: Context }

function OneBlock({ block, id, context }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={id} tabIndex={id ? -1 : undefined}>
          <Words inline={block.inline} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Words inline={block.inline} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={String(at)}>
              <ListItem blocks={item} context={context} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} context={context} />
        </blockquote>
      )
    case 'table':
      return <Table {...block} />
    case 'code':
      return (
        <pre {...scrolls}>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
    case 'figure':
      return <Picture {...block} />
    case 'chart':
      return <Bars {...block} />
    case 'invite':
      return (
        <Invite
          invite={{
            ...context.invite,
            title: block.title || context.invite.title,
            text: block.text || context.invite.text,
          }}
        />
      )
    case 'service': {
      const service = context.services[block.slug]
      return service ? <ServiceCard service={service} /> : null
    }
  }
}

/** An item of one paragraph is only its words. */
function ListItem({ blocks, context }: { blocks: readonly Block[]; context: Context }) {
  const [only, ...rest] = blocks
  if (only?.kind === 'paragraph' && rest.every(({ kind }) => kind === 'list')) {
    return (
      <>
        <Words inline={only.inline} />
        <Blocks blocks={rest} context={context} />
      </>
    )
  }
  return <Blocks blocks={blocks} context={context} />
}

function Blocks({ blocks, context }: { blocks: readonly Block[]; context: Context }) {
  return blocks.map((block, at) => <OneBlock key={String(at)} block={block} context={context} />)
}

type Section = { id?: string; blocks: Block[] }

const startsSection = (block: Block) => block.kind === 'heading' && block.level === 2

/** What stands before the first heading, then each heading with what follows it. */
function intoSections(blocks: readonly Block[]): Section[] {
  const ids = sectionsOf(blocks).map(({ id }) => id)
  const sections: Section[] = [{ blocks: [] }]
  for (const block of blocks) {
    if (startsSection(block)) sections.push({ id: ids.shift(), blocks: [] })
    sections.at(-1)?.blocks.push(block)
  }
  return sections.filter((section) => section.blocks.length > 0)
}

/**
 * The text of an article: elements of our own, and words that React escapes. Its sections are laid
 * out one after the other (app/ui/base.css).
 */
export function ArticleBody({ blocks, context }: { blocks: readonly Block[]; context: Context }) {
  return intoSections(blocks).map((section, at) => (
    <div key={String(at)} className={at > 0 ? 'art-part later' : 'art-part'}>
      {section.blocks.map((block, place) => (
        <OneBlock
          key={String(place)}
          block={block}
          id={place === 0 ? section.id : undefined}
          context={context}
        />
      ))}
    </div>
  ))
}
