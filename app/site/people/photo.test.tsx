import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AgendaIntro } from '../families/agenda/agenda.tsx'
import { Photo, Portrait } from './person.tsx'

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
  const host = { name: 'Ana Prado', role: 'Direção', initials: 'AP' }
  const intro = { eyebrow: 'Conversa', title: ['a', 'b'] as [string, string], lead: '', facts: [] }
  const shown = renderToStaticMarkup(<AgendaIntro {...intro} host={{ ...host, photo }} />)
  expect(shown).toContain('alt="Ana de camisa azul"')
  expect(shown).not.toContain('>AP<')
  expect(renderToStaticMarkup(<AgendaIntro {...intro} host={host} />)).toContain('>AP<')
})
