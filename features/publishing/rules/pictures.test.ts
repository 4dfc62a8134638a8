import { expect, test } from 'vitest'
import * as z from 'zod'
import { photo } from '#content/schemas/common.ts'
import { describeFields } from './fields/fields.ts'
import { picturesIn, withOtherPicture } from './pictures.ts'
import { diffDocuments } from './words-diff.ts'

const [one, other] = ['a', 'b'].map((letter) => `${letter.repeat(20)}-900x600`) as [string, string]

test('the pictures of a document are found wherever they stand', () => {
  const value = { photo: { id: one, alt: 'x' }, items: [{ image: { id: other } }, { id: 'slug' }] }
  expect([...picturesIn(value)]).toEqual([one, other])
})

test('a picture is replaced everywhere, and only where it stands', () => {
  const value = { photo: { id: one, alt: one }, items: [{ id: one }, { id: other }] }
  expect(withOtherPicture(value, one, other)).toEqual({
    photo: { id: other, alt: one },
    items: [{ id: other }, { id: other }],
  })
})

const schema = z.strictObject({ photo: photo.optional() })

test('a picture is one field of a form', () => {
  expect(describeFields(schema, { photo: { id: one, alt: 'Sala' } })).toMatchObject([
    { path: ['photo'], kind: 'picture', required: false },
  ])
})

test('a changed picture reads as one change, in words', () => {
  const before = { photo: { id: one, alt: 'A sala' } }
  const after = { photo: { id: other, alt: 'A sala', focus: { x: 10, y: 20 } } }
  expect(diffDocuments(schema, 'cases/x#successCase', before, after)).toMatchObject([
    {
      path: ['photo'],
      before: 'imagem aaaaaa: A sala',
      after: 'imagem bbbbbb (foco 10 20): A sala',
    },
  ])
  expect(diffDocuments(schema, 'cases/x#successCase', {}, after)).toHaveLength(1)
})
