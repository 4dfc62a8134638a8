import * as z from 'zod'
import type { Look, Palette, ThemeColours } from '#content/types/look.ts'
import { line, listOf } from './common.ts'
import { both } from './messages.ts'

const colour = z
  .string()
  .regex(
    /^#[0-9a-f]{6}$|^rgb\(\d+ \d+ \d+ \/ [\d.]+\)$/i,
    both("is no colour: write it as '#rrggbb'", 'Escreva a cor como #rrggbb.'),
  )

/** What a person chooses, with a picker. */
const chosen = z
  .string()
  .regex(
    /^#[0-9a-f]{6}$/i,
    both("is no colour: write it as '#rrggbb'", 'Escreva a cor como #rrggbb.'),
  )
  .meta({ kind: 'colour' })

const roles = [
  ...['bg', 'bg-2', 'raised', 'card', 'line', 'edge', 'fg', 'soft', 'muted', 'brand', 'brand-2'],
  ...['brand-tint', 'on-brand', 'accent', 'accent-tint', 'cta', 'cta-hover', 'on-cta', 'deep'],
  ...['on-deep', 'on-deep-muted', 'deep-brand', 'danger', 'danger-bg', 'ok', 'shadow'],
] as unknown as readonly [keyof ThemeColours, ...(keyof ThemeColours)[]]

/** Made from what a person chooses, so no field of a form. */
const derived = { kind: 'fixed' }

const themed = <T extends z.ZodType>(value: T) => z.strictObject({ noite: value, dia: value })
const ramp = z.record(z.coerce.number(), colour)

/** Each colour is one, and each part of a page has its own; which pairs can be read is asked next. */
export const paletteSchema = z.strictObject({
  own: z.strictObject({ main: chosen, accent: chosen, dark: chosen, light: chosen }),
  ramps: z.strictObject({ mar: ramp, sol: ramp, noite: ramp, areia: ramp }).meta(derived),
  themes: themed(z.record(z.enum(roles), colour)).meta(derived),
  highContrast: themed(z.record(z.string(), colour)).meta(derived),
  print: colour.meta(derived),
  drawn: z.record(z.string(), colour).meta(derived),
  scene: z.record(z.string(), z.union([colour, listOf(colour)])).meta(derived),
  art: themed(z.record(z.string(), listOf(z.tuple([z.number(), colour])))).meta(derived),
  fallback: z.tuple([colour, colour, colour]).meta(derived),
} satisfies Record<keyof Palette, z.ZodType>)

const length = z
  .string()
  .regex(
    /^[\d.]+(rem|px)$/,
    both("is no length: write it as '0.5rem'", 'Escreva a medida assim: 0.5rem.'),
  )
/** The build puts the letters' files into the site. */
const built = line.meta({ kind: 'fixed' })
const face = { package: built, file: built }

const LONGEST_LOGO = 120_000

export const lookSchema: z.ZodType<Look> = z.strictObject({
  pair: z.enum(['bricolage-figtree', 'space', 'space-figtree', 'figtree']),
  shape: z.enum(['round', 'straight']),
  image: z
    .strictObject({
      svg: z.string().max(LONGEST_LOGO).meta({ kind: 'fixed' }),
      width: z.number().min(1).max(10_000).meta({ kind: 'fixed' }),
      height: z.number().min(1).max(10_000).meta({ kind: 'fixed' }),
      holdsName: z.boolean(),
    })
    .optional(),
  type: z
    .strictObject({
      display: z.strictObject({ ...face, weight: z.number(), tracking: z.number() }),
      body: z.strictObject({ ...face, min: z.number(), max: z.number(), italic: z.boolean() }),
    })
    .meta(derived),
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
    .meta(derived),
  // Drawings are made for their ground by the build.
  pages: z.enum(['noite', 'dia']).meta(derived),
  art: z.enum(['wind', 'tiles']).meta(derived),
  logo: listOf(
    z.strictObject({
      d: z
        .string()
        .max(4000)
        .regex(/^[MLHVCSQTAZ\d\s,.eE-]+$/i)
        .meta({ kind: 'fixed' }),
      paint: z.enum(['brand-2', 'accent', 'brand']),
      stroke: z.number().optional(),
    }),
  ).meta(derived),
})
