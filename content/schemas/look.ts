import * as z from 'zod'
import type { Look, Palette, ThemeColours } from '#content/types/look.ts'
import { bilingual } from './checks/messages.ts'
import { fixed, line, listOf } from './common.ts'

const colour = z
  .string()
  .regex(
    /^#[0-9a-f]{6}$|^rgb\(\d+ \d+ \d+ \/ [\d.]+\)$/i,
    bilingual("is no colour: write it as '#rrggbb'", 'Escreva a cor como #rrggbb.'),
  )

/** What a person chooses, with a picker. */
const chosen = z
  .string()
  .regex(
    /^#[0-9a-f]{6}$/i,
    bilingual("is no colour: write it as '#rrggbb'", 'Escreva a cor como #rrggbb.'),
  )
  .meta({ kind: 'colour' })

const roles = [
  ...['bg', 'bg-2', 'raised', 'card', 'line', 'edge', 'fg', 'soft', 'muted', 'brand', 'brand-2'],
  ...['brand-tint', 'on-brand', 'accent', 'accent-tint', 'cta', 'cta-hover', 'on-cta', 'deep'],
  ...['on-deep', 'on-deep-muted', 'deep-brand', 'danger', 'danger-bg', 'ok', 'shadow'],
] as unknown as readonly [keyof ThemeColours, ...(keyof ThemeColours)[]]

/** Made from what a person chooses, so no field of a form. */

const themed = <T extends z.ZodType>(value: T) => z.strictObject({ noite: value, dia: value })
const ramp = z.record(z.coerce.number(), colour)

/** Each colour is one, and each part of a page has its own; which pairs can be read is asked next. */
export const paletteSchema = z.strictObject({
  own: z.strictObject({ main: chosen, accent: chosen, dark: chosen, light: chosen }),
  ramps: z.strictObject({ mar: ramp, sol: ramp, noite: ramp, areia: ramp }).meta(fixed),
  themes: themed(z.record(z.enum(roles), colour)).meta(fixed),
  highContrast: themed(z.record(z.string(), colour)).meta(fixed),
  print: colour.meta(fixed),
  drawn: z.record(z.string(), colour).meta(fixed),
  scene: z.record(z.string(), z.union([colour, listOf(colour)])).meta(fixed),
  art: themed(z.record(z.string(), listOf(z.tuple([z.number(), colour])))).meta(fixed),
  fallback: z.tuple([colour, colour, colour]).meta(fixed),
} satisfies Record<keyof Palette, z.ZodType>)

const length = z
  .string()
  .regex(
    /^[\d.]+(rem|px)$/,
    bilingual("is no length: write it as '0.5rem'", 'Escreva a medida assim: 0.5rem.'),
  )
/** The build puts the letters' files into the site. */
const built = line.meta(fixed)
const face = { package: built, file: built }

const LONGEST_LOGO = 120_000

export const lookSchema: z.ZodType<Look> = z.strictObject({
  pair: z.enum(['bricolage-figtree', 'space', 'space-figtree', 'figtree']),
  shape: z.enum(['round', 'straight']),
  image: z
    .strictObject({
      svg: z.string().max(LONGEST_LOGO).meta(fixed),
      width: z.number().min(1).max(10_000).meta(fixed),
      height: z.number().min(1).max(10_000).meta(fixed),
      holdsName: z.boolean(),
    })
    .optional(),
  type: z
    .strictObject({
      display: z.strictObject({ ...face, weight: z.number(), tracking: z.number() }),
      body: z.strictObject({ ...face, min: z.number(), max: z.number(), italic: z.boolean() }),
    })
    .meta(fixed),
  corners: z
    .strictObject({
      sm: length,
      md: length,
      lg: length,
      xl: length,
      full: length,
      round: z.number(),
      arch: z.number(),
    })
    .meta(fixed),
  // Drawings are made for their ground by the build.
  pages: z.enum(['noite', 'dia']).meta(fixed),
  art: z.enum(['wind', 'tiles']).meta(fixed),
  logo: listOf(
    z.strictObject({
      d: z
        .string()
        .max(4000)
        .regex(/^[MLHVCSQTAZ\d\s,.eE-]+$/i)
        .meta(fixed),
      paint: z.enum(['brand-2', 'accent', 'brand']),
      stroke: z.number().optional(),
    }),
  ).meta(fixed),
})
