import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AgendaIntro } from '../families/agenda/agenda.tsx'
import { Photo } from '../parts/picture.tsx'
import { Portrait, type PortraitArt } from './person.tsx'

const photo = {
  avif: '/ana.avif 480w',
  webp: '/ana.webp 480w',
  src: '/ana.webp',
  width: 600,
  height: 1000,
  alt: 'Ana de camisa azul',
  focus: 'upper' as const,
}

test('a picture says what of it its frame may not cut off', () => {
  expect(renderToStaticMarkup(<Photo photo={photo} sizes="4rem" />)).toContain('data-focus="upper"')
  const portrait = <Portrait initials="AP" art={{ sea: '', sun: '', disc: 'sun', photo }} />
  expect(renderToStaticMarkup(portrait)).toContain('data-focus="upper"')
})

test('whom a visitor will talk to has their face on the booking page', () => {
  const art = { sea: '', sun: '', disc: 'sun' as const }
  const intro = { eyebrow: 'Conversa', title: ['a', 'b'] as [string, string], lead: '', facts: [] }
  const render = (portrait: PortraitArt) => {
    const profile = { role: 'Direção', initials: 'AP', portrait }
    return renderToStaticMarkup(<AgendaIntro {...intro} host={{ name: 'Ana Prado', profile }} />)
  }
  expect(render({ ...art, photo })).toContain('alt="Ana de camisa azul"')
  expect(render({ ...art, photo })).not.toContain('>AP<')
  expect(render(art)).toContain('>AP<')
})
