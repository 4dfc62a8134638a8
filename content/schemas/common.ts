import * as z from 'zod'
import {
  contentIcons,
  type Fact,
  type Faq,
  type PageMeta,
  type Photo,
  type WindArt,
} from '#content/types/common.ts'
import type { UploadedPicture } from '#content/types/picture.ts'
import { bilingual } from './checks/messages.ts'
import { isSafeLink, safeLink } from './links.ts'

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link ?? '')

/** `{path}` or `{{privacyPath}}`: the code puts an address there. */
const isFilledIn = (to: string) => /^\{\w+\}$|^\{\{\w+\}\}$/.test(to)

const isPlain = (text: string) => !/<[a-z/!?]/i.test(text)

/** The desk does not edit such a value. */
export const fixed = { kind: 'fixed' }

const empty = bilingual('is empty: write it, or take the whole line out', 'Escreva este texto.')
const tag = bilingual(
  'holds HTML: write plain words',
  'Escreva só o texto, sem código HTML (nada entre < e >).',
)
const badLink = bilingual(
  'holds a link that is none: begin it with https:// or /',
  'Corrija o link: ele começa com https://, mailto:, tel: ou / (uma página deste site).',
)

/** Words of at most so many letters, without HTML, whose links lead somewhere safe. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(most)
    .refine(isPlain, tag)
    .refine((value) => linksIn(value).every((to) => isSafeLink(to) || isFilledIn(to)), badLink)

/** Titles, labels and everything else that stands in one line or two. */
export const line = words(300)
/** A paragraph. */
export const text = words(2000)
/** A text in Markdown. Links may name a fact of the legal texts: `{{privacyPath}}`. */
export const markdown = z
  .string()
  .trim()
  .min(1, empty)
  .max(60_000)
  .refine((value) => isPlain(value.replace(/<!--[\s\S]*?-->/g, '')), tag)
  .refine((value) => linksIn(value).every((to) => isSafeLink(to) || isFilledIn(to)), badLink)
  .meta({ kind: 'markdown' })

const destination = /\]\((?:<([^>\n]*)>|([^)\s]*))/g

/** Code may show signs, an escaped one is a letter, and a link's address may stand in brackets. */
const withoutCode = (text: string) =>
  text
    .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
    .replace(/(`+)[\s\S]*?\1/g, '')
    .replace(/\\[<>]/g, '')

/** The text of an article, as its editor writes it. */
export const articleText = z
  .string()
  .trim()
  .min(1, empty)
  .max(60_000)
  .refine((value) => isPlain(withoutCode(value).replace(destination, '](')), tag)
  .refine(
    (value) =>
      [...withoutCode(value).matchAll(destination)].every(([, inBrackets, bare]) =>
        isSafeLink(inBrackets ?? bare ?? ''),
      ),
    badLink,
  )
  .meta({ kind: 'markdown' })

const none = bilingual('is empty: write at least one', 'Escreva ao menos um item.')
const LONGEST_LIST = 60

export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(LONGEST_LIST)
export const lines = listOf(line).min(1, none)
export const texts = listOf(text).min(1, none)
export const slug = z
  .string()
  .max(80)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    bilingual(
      'is no slug: small letters and digits with dashes between',
      'Use só letras minúsculas sem acento, números e hífens.',
    ),
  )
  .meta(fixed)
/** The slug of a service, a case or a person, chosen among those there are. */
const reference = (of: 'services' | 'cases' | 'team') => slug.clone().meta({ kind: 'choice', of })
export const serviceSlug = reference('services')
export const caseSlug = reference('cases')
export const personSlug = reference('team')
/** A link to anywhere. */
export const link = z.string().max(500).regex(safeLink, badLink).meta({ kind: 'link', of: 'pages' })
/** An address of this site, which the cross-checks follow. */
export const address = z
  .string()
  .max(200)
  .regex(
    /^\/(?!\/)[^\s"'<>\\]*$/,
    bilingual(
      'is no address of this site: begin it with /',
      'Escreva o endereço de uma página deste site, começando com /.',
    ),
  )
  .meta({ kind: 'link', of: 'pages' })
export const https = z
  .url({
    protocol: /^https$/,
    error: bilingual('is no address: begin it with https://', 'Comece o endereço com https://.'),
  })
  .max(500)
  .meta({ kind: 'link' })
export const email = z
  .email(bilingual('is no e-mail address', 'Escreva um e-mail, como nome@empresa.com.br.'))
  .max(200)
export const initials = z
  .string()
  .regex(
    /^\p{Lu}{1,3}$/u,
    bilingual('has to be one to three capital letters', 'Use de uma a três letras maiúsculas.'),
  )
export const clock = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    bilingual("is no time of day: write it as '09:00'", 'Escreva a hora assim: 09:00.'),
  )
  .meta({ kind: 'time' })
/** Of things, days or months. */
export const count = z.int().min(1).max(100_000)

/** An icon that content may ask for. */
export const icon = z.enum(contentIcons)

export const art: z.ZodType<WindArt> = z.strictObject({
  seed: z.int().min(0).max(1_000_000).meta(fixed),
  field: z.enum([
    'rising',
    'vortex',
    'layers',
    'grid',
    'converge',
    'waves',
    'ripples',
    'fan',
    'spiral',
    'calm',
  ]),
  hue: z.enum(['mar-sol', 'mar', 'sol', 'ceu']),
})
const pictureId = z
  .string()
  .regex(
    /^[0-9a-f]{20}-[1-9]\d{0,4}x[1-9]\d{0,4}$/,
    bilingual('is no picture of the library', 'Escolha uma imagem da biblioteca.'),
  )
const percent = z.int().min(0).max(100)
const point = z.strictObject({ x: percent, y: percent })
const decorative = z.literal(true).optional()
/** Nothing where a picture is decorative. */
const alt = z.string().trim().max(300).refine(isPlain, tag)
const isDescribed = (picture: { alt: string; decorative?: true }) =>
  picture.alt !== '' || picture.decorative === true
const described = {
  message: bilingual(
    'needs an alt: what the picture shows, or decorative: true',
    'Descreva a imagem em uma frase, ou marque que ela é só decorativa.',
  ),
  path: ['alt'],
}

/** A picture of the library, which the desk uploads and crops. */
export const pictureField: z.ZodType<UploadedPicture> = z
  .strictObject({ id: pictureId, alt, decorative, focus: point.optional() })
  .refine(isDescribed, described)
  .meta({ kind: 'picture' })

const photoFile = z
  .string()
  .max(200)
  .regex(
    /^[\w.-]+\.(jpe?g|png|avif)$/i,
    bilingual(
      'is no picture file: a name that ends in .jpg, .png or .avif',
      'Escolha uma imagem da biblioteca.',
    ),
  )
const side = z.enum(
  ['top', 'upper', 'centre', 'lower', 'bottom', 'left', 'right'],
  bilingual(
    'has to be top, upper, centre, lower, bottom, left or right',
    'Escolha que parte da imagem fica à vista.',
  ),
)

/** A picture file beside the content file, or one of the library, and what it shows. */
export const photo = z
  .strictObject({
    file: photoFile.optional(),
    id: pictureId.optional(),
    alt,
    decorative,
    focus: z.union([side, point]).optional(),
  })
  .refine(({ file, id }) => (file === undefined) !== (id === undefined), {
    message: bilingual(
      'needs a file beside it, or the id of a picture of the library',
      'Escolha uma imagem da biblioteca.',
    ),
    path: ['id'],
  })
  .refine(isDescribed, described)
  .meta({ kind: 'picture' }) as unknown as z.ZodType<Photo>
export const meta: z.ZodType<PageMeta> = z.strictObject({
  title: line,
  headTitle: line.optional(),
  description: text,
  fullTitle: z.literal(true).optional(),
  image: pictureField.optional(),
})
export const fact: z.ZodType<Fact> = z.strictObject({ value: line, label: line })
const faq: z.ZodType<Faq> = z.strictObject({ question: line, answer: text })
export const titledText = z.strictObject({ title: line, text })
export const head = { eyebrow: line, title: line, intro: text }
export const sectionHead = z.strictObject(head)
export const faqs = z.strictObject({ title: line, items: listOf(faq).min(1) })
